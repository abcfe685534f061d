"""The settings of all processes. They are read from environment variables, files, or `.env` in the checkout."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Self, cast

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from schemas.bucket_connection import BUCKET_SCHEME, DOCUMENTS_URL_PATTERN, BucketConnection
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.service_addresses import check_service_address
from schemas.setting_files import InvalidSettings, SettingFiles
from schemas.vocabulary.operation import CrmParameters, LogFormat, MetricsAudience, SmtpSecurity

ROOT = Path(__file__).resolve().parents[1]
INVALID_SETTINGS_ERRORS = (ValidationError, InvalidSettings)

RECEIVERS_PATTERN = r"^([^\s,@]+@[^\s,@]+(\s*,\s*|\s*$))*$"
"""Mail addresses, separated by commas."""
ELASTICSEARCH_HEAP_MB = 512
POSTGRES_SHARED_BUFFERS_MB = 128
TOKEN_KEY_MIN, TOKEN_KEY_MAX = 32, 64
"""The length of a key in `finder_token_keys` and `finder_encryption_keys`, in characters.

BLAKE2b accepts at most 64 bytes."""


class Settings(BaseSettings):
    """All settings with their defaults.

    If the URL of PostgreSQL, Valkey or Elasticsearch is not set, `finder` starts an embedded one.

    Every setting can be in a file: DATABASE_URL_FILE is the path of a file that contains DATABASE_URL.
    Raises one of INVALID_SETTINGS_ERRORS for an invalid setting.
    """

    model_config = SettingsConfigDict(
        env_file=ROOT / ".env",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    finder_port: int = Field(default=8000, ge=1, le=65535)
    finder_var: Path = Path("var")
    finder_log: LogFormat = LogFormat.TEXT
    finder_log_mb: int = Field(default=10, ge=1)
    """The size from which `make run` rotates a log file, in megabytes."""
    finder_log_files: int = Field(default=3, ge=0)
    """How many old files of each log are kept."""
    finder_site_url: str | None = Field(default=None, pattern=r"^https?://[^/\s?#<>\"']+/?$")
    """The public address of the site. With this setting, only requests for this host, for loopback addresses, /health
    and /metrics are accepted. Without it, only responses to requests for loopback hosts contain absolute addresses."""
    finder_trusted_proxies: str = ""
    """Addresses and networks of trusted proxies, separated by commas. The address of the
    client is read from their X-Forwarded-For header."""
    finder_token_keys: SecretStr | None = None
    """Keys that sign the tokens of point-in-time sessions and the cursors of result pages, one per line.

    The first key signs new tokens. A token is valid if any of the keys has signed the token. Without keys, each process
    makes a random key when it starts."""
    finder_encryption_keys: SecretStr | None = None
    """Keys for the secrets of second factors, and for the filters in addresses of the page for staff. One key per line,
    the newest first. Without keys, nobody can use a page that needs a role."""
    finder_listing_path: str | None = None
    """A setting of earlier releases, which is rejected. The table `page_route` now has the path of the listing."""
    finder_user_stay: int = Field(default=0, ge=0)
    """If the value is 1 or more, visitors see a sign-in prompt after five seconds. A value in the local storage of the
    browser replaces this setting."""
    finder_content_review: bool = False
    """Whether a second person has to publish the changes of an editor."""
    finder_phone: str | None = Field(default=None, pattern=r"^\+?[0-9][0-9 ()-]{4,24}$")
    """The telephone number in the header, such as `+92 21 111 000 000`. Without a number, the header has none."""
    finder_office_url: str | None = Field(default=None, pattern=r"^https://[^\s\"'<>]+$")
    """The address of a page about the office, such as a map. The header links to it."""
    finder_social_links: str = Field(default="", pattern=r"^(https://[^\s\"'<>]+(\s+|$))*$")
    """The addresses of the site's pages in social networks, separated by spaces. Header and footer link to them."""
    finder_production: bool = False
    """True on the public site. The footer then contains the feedback form."""
    finder_search_log: bool = True
    """Whether searches are logged for analysts. The log has no personal data."""
    finder_search_log_folder: Path | None = None
    """The folder of the files with new log entries. Site and worker need the same folder. The default is the folder
    `search-log` in `finder_var`."""
    finder_search_report_to: str = Field(default="", pattern=RECEIVERS_PATTERN)
    """The mail addresses that get the weekly report over the search log, separated by commas."""
    finder_metrics: MetricsAudience = MetricsAudience.LOOPBACK
    """The clients that may read /metrics of the site."""
    finder_metrics_port: int | None = Field(default=None, ge=1, le=65535)
    """The port on which Celery beat serves the metrics of the index. Without a port, beat serves no metrics."""
    finder_metrics_host: str = "127.0.0.1"
    mapbox_token: str | None = Field(default=None, pattern=r"^pk\.")
    """The public access token for Mapbox. The site sends the token to every browser."""
    map_style_url: str | None = Field(default=None, pattern=r"^(https?|mapbox)://")
    """A map style that replaces the bundled world map or the default style of Mapbox."""
    map_style_dark_url: str | None = Field(default=None, pattern=r"^(https?|mapbox)://")
    """A map style for dark mode. Without this setting, dark mode uses map_style_url."""
    map_hosts: str = Field(default="", pattern=r"^(https?://[^/\s?#;,'\"]+(\s+|$))*$")
    """Additional origins that a map style loads from, such as `https://tiles.example.org`, separated by spaces."""
    database_url: str | None = None
    broker_url: str | None = None
    elasticsearch_url: str | None = None
    elasticsearch_api_key: SecretStr | None = None
    elasticsearch_log_api_key: SecretStr | None = None
    """The API key with which the pages of analysts read the search log. The default is `elasticsearch_api_key`."""
    elasticsearch_ca_file: Path | None = None
    smtp_host: str | None = None
    """The mail server. Without a mail server, the worker writes mails to a folder, and `finder mail` shows them."""
    smtp_port: int = Field(default=587, ge=1, le=65535)
    smtp_security: SmtpSecurity = SmtpSecurity.STARTTLS
    smtp_user: str | None = None
    smtp_password: SecretStr | None = None
    mail_from: str = Field(default="Meridian <no-reply@localhost>", pattern=r"^[^\r\n]+@[^\r\n]+$")
    crm_url: str | None = Field(default=None, pattern=r"^https?://[^\s?#]+$")
    """The base URL of the CRM. Without this URL, submitted forms wait in PostgreSQL."""
    crm_parameters: CrmParameters = CrmParameters.FORM
    crm_callback_key: SecretStr | None = Field(default=None, min_length=32)
    """The key with which the CRM signs its callbacks. Without a key, callbacks are rejected."""
    documents_url: str | None = Field(default=None, pattern=DOCUMENTS_URL_PATTERN)
    """The folder (`file:///folder`) or bucket (`s3://bucket/prefix`) for uploaded documents.

    The default is the folder `documents` in `finder_var`."""
    s3_endpoint: str | None = Field(default=None, pattern=r"^https?://[^/\s?#]+$")
    """The address of a service that is compatible with S3. Without an address, the documents are on Amazon S3."""
    s3_region: str = "us-east-1"
    s3_access_key: SecretStr | None = None
    """The access key of the bucket. Without an access key, the credentials of the machine's role are used."""
    s3_secret_key: SecretStr | None = None
    index_shards: int = Field(default=1, ge=1)
    """The number of primary shards of the courses index. A change takes effect at the next rebuild."""
    index_replicas: int = Field(default=0, ge=0)
    elasticsearch_heap_mb: int = Field(default=ELASTICSEARCH_HEAP_MB, ge=256)
    """The heap of the embedded Elasticsearch, in megabytes."""
    postgres_shared_buffers_mb: int = Field(default=POSTGRES_SHARED_BUFFERS_MB, ge=16)
    """The shared buffers of the embedded PostgreSQL, in megabytes."""

    @property
    def var_folder(self) -> Path:
        """The absolute path of `finder_var`. A relative setting is relative to the checkout."""
        return (ROOT / self.finder_var.expanduser()).resolve()

    @property
    def search_log_folder(self) -> Path:
        """The folder of the spool files: the site writes new log entries to them, and the worker reads them."""
        return self.finder_search_log_folder or self.var_folder / "search-log"

    @property
    def search_report_receivers(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(filter(None, map(str.strip, self.finder_search_report_to.split(",")))))

    @property
    def elasticsearch_connection(self) -> ElasticsearchConnection | None:
        """None means the embedded Elasticsearch."""
        return self._connect_elasticsearch(self.elasticsearch_api_key)

    @property
    def search_log_connection(self) -> ElasticsearchConnection | None:
        """How the pages of analysts connect to the search log. None means the embedded Elasticsearch."""
        return self._connect_elasticsearch(self.elasticsearch_log_api_key or self.elasticsearch_api_key)

    def _connect_elasticsearch(self, key: SecretStr | None) -> ElasticsearchConnection | None:
        if self.elasticsearch_url is None:
            return None
        return ElasticsearchConnection(
            self.elasticsearch_url, key.get_secret_value() if key else None, self.elasticsearch_ca_file
        )

    @property
    def bucket_connection(self) -> BucketConnection | None:
        """None means that the documents are in a folder."""
        if self.documents_url is None or not self.documents_url.startswith(f"{BUCKET_SCHEME}:"):
            return None
        keys = (key.get_secret_value() if key else None for key in (self.s3_access_key, self.s3_secret_key))
        return BucketConnection(self.documents_url, self.s3_endpoint, self.s3_region, *keys)

    @property
    def trusted_proxies(self) -> tuple[IPv4Network | IPv6Network, ...]:
        return tuple(
            ip_network(each.strip()) for each in self.finder_trusted_proxies.split(",") if each.strip()
        )

    @property
    def token_keys(self) -> tuple[str, ...]:
        """The keys in `finder_token_keys`. The first key signs new tokens."""
        keys = self.finder_token_keys
        return tuple(keys.get_secret_value().split()) if keys else ()

    @property
    def encryption_keys(self) -> tuple[str, ...]:
        """The keys in `finder_encryption_keys`. The first key encrypts."""
        keys = self.finder_encryption_keys
        return tuple(keys.get_secret_value().split()) if keys else ()

    @field_validator("finder_trusted_proxies")
    @classmethod
    def _check_trusted_proxies(cls, proxies: str) -> str:
        for each in filter(None, map(str.strip, proxies.split(","))):
            try:
                ip_network(each)
            except ValueError as error:
                raise ValueError(
                    f"{each} is neither an IP address nor a network such as 10.0.0.0/8"
                ) from error
        return proxies

    @field_validator("finder_token_keys", "finder_encryption_keys")
    @classmethod
    def _check_token_keys(cls, keys: SecretStr | None) -> SecretStr | None:
        if keys and any(
            not TOKEN_KEY_MIN <= len(each) <= TOKEN_KEY_MAX for each in keys.get_secret_value().split()
        ):
            raise ValueError(f"each key needs {TOKEN_KEY_MIN} to {TOKEN_KEY_MAX} characters")
        return keys

    @field_validator("finder_listing_path")
    @classmethod
    def _reject_listing_path(cls, path: str | None) -> str | None:
        if path is not None:
            raise ValueError(
                f"the setting is no longer used: run `finder routes set course {path}` and remove the setting"
            )
        return path

    @field_validator("database_url", "broker_url")
    @classmethod
    def _check_address(cls, url: str | None, info: ValidationInfo) -> str | None:
        if url is not None:
            check_service_address(str(info.field_name), url)
        return url

    @model_validator(mode="after")
    def _check_elasticsearch_settings(self) -> Self:
        """Reject an API key or a certificate authority if ELASTICSEARCH_URL is not set."""
        for name in ("elasticsearch_api_key", "elasticsearch_log_api_key", "elasticsearch_ca_file"):
            if getattr(self, name) is not None and self.elasticsearch_url is None:
                raise ValueError(
                    f"{name.upper()}: ELASTICSEARCH_URL is not set, so there is nothing to connect to"
                )
        # Building these connections raises ValueError if the settings contradict each other.
        _ = self.elasticsearch_connection, self.search_log_connection
        return self

    @model_validator(mode="after")
    def _check_bucket_settings(self) -> Self:
        """Reject settings of a bucket if DOCUMENTS_URL is not a bucket, and one of the two keys without the other."""
        for name in ("s3_endpoint", "s3_access_key", "s3_secret_key"):
            if getattr(self, name) is not None and self.bucket_connection is None:
                raise ValueError(f"{name.upper()}: DOCUMENTS_URL is not an s3:// address")
        return self

    @model_validator(mode="after")
    def _check_mail_account(self) -> Self:
        for name, other in (("smtp_user", "smtp_password"), ("smtp_password", "smtp_user")):
            if getattr(self, name) is not None and getattr(self, other) is None:
                raise ValueError(f"{name.upper()}: {other.upper()} is not set. A login needs both")
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003  # SettingFiles reads files
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources of settings, the highest priority first.

        The environment and `.env` can contain NAME or NAME_FILE.
        """
        return (
            init_settings,
            env_settings,
            SettingFiles(settings_cls, cast(EnvSettingsSource, env_settings)),
            dotenv_settings,
            SettingFiles(settings_cls, cast(EnvSettingsSource, dotenv_settings)),
        )


def describe_invalid_settings(error: Exception) -> str:
    """Return the error on one line. The values of secret settings are omitted."""
    if not isinstance(error, ValidationError):
        return str(error)
    wrong = [
        (".".join(map(str, each["loc"])).upper(), each["msg"].removeprefix("Value error, "))
        for each in error.errors()
    ]
    return "; ".join(f"{name}: {text}" if name else text for name, text in wrong)


@lru_cache
def read_settings() -> Settings:
    """Return the settings. The settings are read once per process."""
    return Settings()
