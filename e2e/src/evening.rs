//! A house that is open for one test, and the driver that moves the browsers.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use server::{House, Settings};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::device::Browser;
use crate::{Device, Person};

/// An open house and a way to send people there. Dropped last, after the people: they close their browsers themselves.
pub struct Evening {
    _driver: Driver,
    driver_port: u16,
    address: SocketAddr,
    house: Option<Running>,
    /// The word for the keeper's desk, told when a house first opens.
    keeper_token: Option<String>,
    /// So many times faster than usual time goes, for the house and for who comes.
    times: u32,
    browser: Browser,
    /// Goes last, when nobody writes into it any more.
    folder: TempDir,
}

/// What starts the browsers. It is gone when this is: a profile is up to a hundred megabytes, and none may stay behind.
struct Driver(std::process::Child);

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

enum Running {
    /// In the test itself.
    Here {
        stop: oneshot::Sender<()>,
        served: JoinHandle<Result<()>>,
    },
    /// In a process of its own, which can be killed.
    Apart(Child),
}

impl Evening {
    /// Opens a house with an empty store, and starts a driver.
    ///
    /// # Errors
    /// If the house or the driver does not start.
    pub async fn begin() -> Result<Evening> {
        let mut evening = Evening::prepared().await?;
        evening.house_opens().await?;
        evening.driver_listens().await?;
        Ok(evening)
    }

    /// Who comes has the browser that people have, whole: with downloads and apps, and as quick or slow as it is.
    #[must_use]
    pub fn with_whole_browsers(self) -> Evening {
        let browser = Browser::Whole;
        Evening { browser, ..self }
    }

    /// Who comes has a screen with every second dot only: for evenings that are played and not looked at.
    #[must_use]
    pub fn with_coarse_screens(self) -> Evening {
        let browser = Browser::Coarse;
        Evening { browser, ..self }
    }

    /// The same where time goes so many times faster, for the house and for everybody who comes: what they do, and what is done
    /// to them, is the same in a part of the time. They see every second frame, on coarse screens.
    ///
    /// # Errors
    /// If the house or the driver does not start.
    pub async fn begin_faster(times: u32) -> Result<Evening> {
        let mut evening = Evening::prepared().await?;
        evening.times = times;
        evening.browser = Browser::Coarse;
        evening.house_opens().await?;
        evening.driver_listens().await?;
        Ok(evening)
    }

    /// The same with the house in a process of its own, of this program: it can be killed.
    ///
    /// # Errors
    /// If the house or the driver does not start.
    pub async fn begin_apart(program: &str) -> Result<Evening> {
        let mut evening = Evening::prepared().await?;
        evening.address.set_port(free_port().await?);
        evening.house_opens_apart(program).await?;
        evening.driver_listens().await?;
        Ok(evening)
    }

    async fn prepared() -> Result<Evening> {
        let folder = tempfile::tempdir()?;
        let driver_port = free_port().await?;
        let driver = std::process::Command::new("chromedriver")
            .arg(format!("--port={driver_port}"))
            .env("TMPDIR", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver is not there; `cargo xtask test` installs it")?;
        Ok(Evening {
            _driver: Driver(driver),
            driver_port,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            house: None,
            keeper_token: None,
            times: 1,
            browser: Browser::Shell,
            folder,
        })
    }

    async fn driver_listens(&self) -> Result<()> {
        listens(SocketAddr::from(([127, 0, 0, 1], self.driver_port))).await
    }

    /// Opens the house in a process of its own, the second time on the same store.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn house_opens_apart(&mut self, program: &str) -> Result<()> {
        let house = Command::new(program)
            .arg(self.address.to_string())
            .arg(self.store())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{program} cannot be started"))?;
        self.house = Some(Running::Apart(house));
        listens(self.address).await
    }

    /// Kills the house: it cannot say goodbye.
    ///
    /// # Errors
    /// If it is not in a process of its own.
    pub async fn house_is_killed(&mut self) -> Result<()> {
        match self.house.take() {
            // The signal that nobody can catch.
            Some(Running::Apart(mut house)) => Ok(house.kill().await?),
            _ => bail!("the house is not in a process of its own"),
        }
    }

    fn store(&self) -> String {
        self.folder.path().join("house.db").display().to_string()
    }

    /// Opens the house, the second time on the same store and under the same address.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn house_opens(&mut self) -> Result<()> {
        let house = House::open(&Settings {
            address: self.address,
            store: self.store(),
            limits_times: 1000,
            clock_times: self.times,
            ..Settings::default()
        })
        .await?;
        self.address = house.address()?;
        if let Some(token) = house.first_keeper_token().await? {
            self.keeper_token = Some(token);
        }
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(house.serve(async {
            // A test that ends without a word stops the house too.
            let _ = stopped.await;
        }));
        self.house = Some(Running::Here { stop, served });
        Ok(())
    }

    /// Closes the house, as a restart would.
    ///
    /// # Errors
    /// If it did not stop well.
    pub async fn house_closes(&mut self) -> Result<()> {
        let Some(Running::Here { stop, served }) = self.house.take() else {
            bail!("the house is closed already, or apart");
        };
        // It may have stopped by itself, which the next line tells.
        let _ = stop.send(());
        served.await?
    }

    /// Somebody whom the house does not know yet.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn stranger(&self, device: Device) -> Result<Person> {
        let person = Person::new(self.driver_port, self.home(), self.browser).await?;
        person.holds(device).await?;
        if self.times > 1 {
            person.lives_faster(self.times).await?;
            person.sees_half_the_frames().await?;
        }
        Ok(person)
    }

    /// Somebody who has told the house their name.
    ///
    /// # Errors
    /// If the browser does not start or the house does not like the name.
    pub async fn guest(&self, name: &str, device: Device) -> Result<Person> {
        let guest = self.stranger(device).await?;
        guest.is_called(name).await?;
        Ok(guest)
    }

    /// The word by which whoever keeps the house comes in.
    ///
    /// # Errors
    /// If the house is in a process of its own, which has told nobody.
    pub fn keeper_token(&self) -> Result<&str> {
        let token = self.keeper_token.as_deref();
        token.context("the house has told no token")
    }

    /// The address of the house.
    #[must_use]
    pub fn home(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where browsers may leave files.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

async fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    Ok(listener.local_addr()?.port())
}

async fn listens(address: SocketAddr) -> Result<()> {
    for _ in 0..1000 {
        if TcpStream::connect(address).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    bail!("nobody answers at {address}")
}
