//! The certificate that the house shows: two files, read when it opens and anew when it is told.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use anyhow::{Context, Result, anyhow, ensure};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error as TlsError, ServerConfig};

/// What the house speaks, the best first. Sockets go through both: `server` answers extended CONNECT, too.
const SPOKEN: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Where the certificate and its key lie, both as PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, and behind it those that vouch for it.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// What is shown to everybody who comes; all clones show the same.
#[derive(Clone)]
pub struct Certificate(Arc<Shown>);

struct Shown {
    files: TlsFiles,
    now: RwLock<Arc<CertifiedKey>>,
}

/// Without the key.
impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Certificate").field(&self.0.files).finish()
    }
}

impl Certificate {
    pub(crate) fn read(files: &TlsFiles) -> Result<Certificate> {
        Ok(Certificate(Arc::new(Shown {
            now: RwLock::new(Arc::new(read(files)?)),
            files: files.clone(),
        })))
    }

    /// Reads both files anew: whoever comes from now on is shown what is in them.
    ///
    /// # Errors
    /// If they cannot be used. Then everything stays as it was.
    pub fn read_anew(&self) -> Result<()> {
        let new = Arc::new(read(&self.0.files)?);
        *self.0.now.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(())
    }

    pub(crate) fn config(&self) -> Result<ServerConfig> {
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth();
        let mut config = config.with_cert_resolver(Arc::new(self.clone()));
        config.alpn_protocols = SPOKEN.map(<[u8]>::to_vec).to_vec();
        Ok(config)
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let now = self.0.now.read().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(&now))
    }
}

fn read(TlsFiles { cert, key }: &TlsFiles) -> Result<CertifiedKey> {
    let provider: CryptoProvider = ring::default_provider();
    let chain = chain(cert)?;
    let private = PrivateKeyDer::from_pem_slice(&bytes(key)?).map_err(|why| {
        let key = key.display();
        anyhow!(
            "{key} holds no private key ({why}); expected PEM, as in `-----BEGIN PRIVATE KEY-----`"
        )
    })?;
    CertifiedKey::from_der(chain, private, &provider).map_err(|why| {
        let (cert, key) = (cert.display(), key.display());
        match why {
            TlsError::InconsistentKeys(_) => anyhow!(
                "{key} is not the key of the certificate in {cert}; give the two that were made together"
            ),
            why => anyhow!("{cert} and {key} cannot be used: {why}"),
        }
    })
}

fn chain(cert: &Path) -> Result<Vec<CertificateDer<'static>>> {
    let text = bytes(cert)?;
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&text).collect();
    let chain = chain.with_context(|| format!("{} is not a PEM file", cert.display()))?;
    ensure!(
        !chain.is_empty(),
        "{} holds no certificate; expected PEM, as in `-----BEGIN CERTIFICATE-----`",
        cert.display()
    );
    Ok(chain)
}

fn bytes(file: &Path) -> Result<Vec<u8>> {
    let read = std::fs::read(file);
    read.with_context(|| format!("{} cannot be read", file.display()))
}
