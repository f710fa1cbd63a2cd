//! Somebody with a browser: cookies, the page's origin, and requests that say what came back.

use std::net::SocketAddr;
use std::sync::Arc;

use protocol::{Credentials, Me, NewName, NewTable, OpenedTable};
use reqwest::cookie::{CookieStore, Jar};
use reqwest::header::{HeaderMap, HeaderValue, ORIGIN};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, Url};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Settings, TableId};
use tokio_tungstenite::tungstenite::Error as SocketError;

use crate::house::hello;
use crate::window::{self, Window};

/// A browser.
pub(crate) struct Visitor {
    pub(crate) client: Client,
    address: SocketAddr,
    cookies: Arc<Jar>,
}

impl Visitor {
    pub(crate) fn new(address: SocketAddr) -> Visitor {
        let cookies = Arc::new(Jar::default());
        let mut headers = HeaderMap::new();
        let origin = format!("http://{address}");
        headers.insert(ORIGIN, HeaderValue::from_str(&origin).unwrap());
        let client = Client::builder()
            .default_headers(headers)
            .cookie_provider(Arc::clone(&cookies))
            .user_agent("a browser of a test")
            .build()
            .unwrap();
        Visitor {
            client,
            address,
            cookies,
        }
    }

    /// The same browser after the house has moved to another port.
    pub(crate) fn follows_to(&self, address: SocketAddr) -> Visitor {
        let moved = Visitor::new(address);
        if let Some(cookie) = self.cookie() {
            moved.cookies.add_cookie_str(&cookie, &moved.url("/"));
        }
        moved
    }

    pub(crate) fn url(&self, path: &str) -> Url {
        format!("http://{}{path}", self.address).parse().unwrap()
    }

    /// The cookie as the browser would send it.
    pub(crate) fn cookie(&self) -> Option<String> {
        let cookie = self.cookies.cookies(&self.url("/"))?;
        Some(cookie.to_str().unwrap().to_owned())
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, self.url(path))
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path).send().await.unwrap()
    }

    pub(crate) async fn delete(&self, path: &str) -> StatusCode {
        let deleted = self.request(Method::DELETE, path).send();
        deleted.await.unwrap().status()
    }

    pub(crate) async fn sends(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Response {
        let request = self.request(method, path).json(body);
        request.send().await.unwrap()
    }

    /// What an address answers, which must be good.
    pub(crate) async fn reads<T: DeserializeOwned>(&self, path: &str) -> T {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.json().await.unwrap()
    }

    pub(crate) async fn is_called(&self, name: &str) -> Me {
        let name = NewName {
            name: name.to_owned(),
        };
        let response = self.sends(Method::PUT, "/api/v1/me", &name).await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.unwrap()
    }

    pub(crate) async fn opens_table(&self, settings: Settings, bot: Option<u8>) -> TableId {
        let new = NewTable {
            name: self.reads::<Me>("/api/v1/me").await.name.unwrap(),
            settings,
            bot,
        };
        let response = self.sends(Method::POST, "/api/v1/tables", &new).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json::<OpenedTable>().await.unwrap().table
    }

    /// Sends login and password to `/account` or `/login`.
    pub(crate) async fn shows(&self, path: &str, login: &str, password: &str) -> Response {
        let credentials = Credentials {
            login: login.to_owned(),
            password: password.to_owned(),
        };
        self.sends(Method::POST, path, &credentials).await
    }

    /// Opens a socket with these headers beside those of the protocol.
    pub(crate) async fn socket(
        &self,
        headers: &[(&'static str, &str)],
    ) -> Result<Window, SocketError> {
        window::open(self.address, headers).await
    }

    /// Opens a window as the page does.
    pub(crate) async fn window(&self) -> Window {
        self.window_named("window").await
    }

    pub(crate) async fn window_named(&self, client: &str) -> Window {
        let origin = format!("http://{}", self.address);
        let cookie = self.cookie().unwrap_or_default();
        let headers = [("origin", origin.as_str()), ("cookie", &cookie)];
        let mut window = self.socket(&headers).await.unwrap();
        window.says(&hello(client)).await;
        window.is_welcome(client).await;
        window
    }
}
