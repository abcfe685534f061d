"""The bucket that contains uploaded documents, and the credentials for it."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

BUCKET_SCHEME = "s3"
DOCUMENTS_URL_PATTERN = r"^(file:///[^?#]+|s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](/[A-Za-z0-9._-]+)*/?)$"
"""`file:///folder`, `s3://bucket` or `s3://bucket/prefix`."""


@dataclass(frozen=True)
class BucketConnection:
    """The connection settings of one bucket on Amazon S3 or a compatible service.

    - url: `s3://bucket/prefix`. The names of all objects begin with the prefix, which is optional.
    - endpoint: the address of a compatible service. None means Amazon S3.
    - access_key and secret_key: None means that the credentials of the machine's role are used.

    Raises ValueError if only one of the two keys is set. The message begins with the name of the missing setting.
    """

    url: str
    endpoint: str | None = None
    region: str = "us-east-1"
    access_key: str | None = field(default=None, repr=False)
    secret_key: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if (self.access_key is None) != (self.secret_key is None):
            missing = "S3_ACCESS_KEY" if self.access_key is None else "S3_SECRET_KEY"
            raise ValueError(f"{missing}: the key is missing, although the other one of the two is set")

    @property
    def bucket(self) -> str:
        return urlsplit(self.url).netloc

    @property
    def prefix(self) -> str:
        """The prefix without slashes at its ends, such as `papers/2026`, or an empty text."""
        return urlsplit(self.url).path.strip("/")

    @property
    def is_encrypted(self) -> bool:
        return self.endpoint is None or self.endpoint.startswith("https://")
