"""Settings come from the environment, from files and from `.env`.

Errors name the missing or invalid settings.
"""

from pathlib import Path

import pytest

from schemas.settings import INVALID_SETTINGS_ERRORS, Settings, describe_invalid_settings
from stack import programs
from stack.services.urls import ServiceUrls
from stack.var_folder.paths import VarFolder

ENGINE = "https://one.example:9200"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all settings from the environment before each test."""
    for name in Settings.model_fields:
        for suffix in ("", "_FILE"):
            monkeypatch.delenv(f"{name}{suffix}".upper(), raising=False)


def read_settings_of_test(env_file: Path | None = None) -> Settings:
    return Settings(_env_file=env_file)


def read_error(**environment: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        with pytest.raises(INVALID_SETTINGS_ERRORS) as caught:
            read_settings_of_test()
    return describe_invalid_settings(caught.value)


def test_the_default_settings_use_the_embedded_services() -> None:
    settings = read_settings_of_test()
    assert (settings.database_url, settings.broker_url, settings.elasticsearch_url) == (None, None, None)
    assert settings.elasticsearch_connection is None


def test_a_setting_is_read_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "database_url"
    secret.write_text("postgresql://finder:p%40ss word@db/finder\n")
    monkeypatch.setenv("DATABASE_URL_FILE", str(secret))
    assert read_settings_of_test().database_url == "postgresql://finder:p%40ss word@db/finder"


def test_the_environment_comes_before_a_file_that_dot_env_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broker").write_text("redis://from-file")
    dot_env = tmp_path / ".env"
    dot_env.write_text(f"BROKER_URL_FILE={tmp_path / 'broker'}\n")
    assert read_settings_of_test(dot_env).broker_url == "redis://from-file"
    monkeypatch.setenv("BROKER_URL", "redis://from-environment")
    assert read_settings_of_test(dot_env).broker_url == "redis://from-environment"


def test_children_of_the_supervisor_do_not_read_a_file_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "database_url").write_text("postgresql://db/finder")
    monkeypatch.setenv("DATABASE_URL_FILE", str(tmp_path / "database_url"))
    url = read_settings_of_test().database_url
    assert url is not None
    program = programs.build_worker(
        VarFolder(tmp_path), ServiceUrls(url, "redis://broker", "http://engine:9200")
    )
    for name, value in program.environment.items():
        monkeypatch.setenv(name, value)
    assert read_settings_of_test().database_url == url


def test_an_invalid_setting_file_is_rejected_by_name(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n")
    absent = tmp_path / "absent"
    assert read_error(BROKER_URL_FILE=str(empty)) == f"BROKER_URL_FILE: {empty} is empty"
    assert read_error(BROKER_URL_FILE=str(absent)) == (
        f"BROKER_URL_FILE: {absent} cannot be read (FileNotFoundError)"
    )
    assert read_error(BROKER_URL_FILE=str(empty), BROKER_URL="redis://b") == (
        "BROKER_URL and BROKER_URL_FILE are both given: give one of the two"
    )


def test_several_nodes_with_api_key_and_certificate_authority(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ca.pem").write_text("certificates")
    (tmp_path / "key").write_text("aWQ6c2VjcmV0\n")
    monkeypatch.setenv("ELASTICSEARCH_URL", "https://one:9200, https://two:9200")
    monkeypatch.setenv("ELASTICSEARCH_API_KEY_FILE", str(tmp_path / "key"))
    monkeypatch.setenv("ELASTICSEARCH_CA_FILE", str(tmp_path / "ca.pem"))
    connection = read_settings_of_test().elasticsearch_connection
    assert connection is not None
    assert connection.nodes == ["https://one:9200", "https://two:9200"]
    assert connection.credentials == "aWQ6c2VjcmV0"
    assert connection.ca_file == tmp_path / "ca.pem"


def test_an_api_key_of_id_and_secret_is_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELASTICSEARCH_URL", ENGINE)
    monkeypatch.setenv("ELASTICSEARCH_API_KEY", "id:hidden")
    connection = read_settings_of_test().elasticsearch_connection
    assert connection is not None
    assert connection.nodes == [ENGINE]
    assert connection.credentials == ("id", "hidden")
    assert connection.ca_file is None
    assert "hidden" not in repr(connection)
    assert "hidden" not in repr(read_settings_of_test())


def test_the_search_log_is_read_with_its_own_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELASTICSEARCH_URL", ENGINE)
    monkeypatch.setenv("ELASTICSEARCH_API_KEY", "id:of-searches")
    with_one_key = read_settings_of_test()
    assert with_one_key.search_log_connection == with_one_key.elasticsearch_connection
    monkeypatch.setenv("ELASTICSEARCH_LOG_API_KEY", "id:of-the-log")
    connections = (
        read_settings_of_test().elasticsearch_connection,
        read_settings_of_test().search_log_connection,
    )
    keys = [each.credentials for each in connections if each is not None]
    assert keys == [("id", "of-searches"), ("id", "of-the-log")]


@pytest.mark.parametrize(
    ("environment", "named", "reason"),
    [
        ({"ELASTICSEARCH_API_KEY": "k"}, "ELASTICSEARCH_API_KEY", "ELASTICSEARCH_URL is not set"),
        ({"ELASTICSEARCH_LOG_API_KEY": "k"}, "ELASTICSEARCH_LOG_API_KEY", "ELASTICSEARCH_URL is not set"),
        ({"ELASTICSEARCH_CA_FILE": "/ca"}, "ELASTICSEARCH_CA_FILE", "ELASTICSEARCH_URL is not set"),
        ({"MAPBOX_TOKEN": "sk.hidden"}, "MAPBOX_TOKEN", "match pattern"),
        ({"MAP_STYLE_URL": "style.json"}, "MAP_STYLE_URL", "match pattern"),
        ({"ELASTICSEARCH_URL": "one.example:9200"}, "ELASTICSEARCH_URL", "http:// or https://"),
        ({"ELASTICSEARCH_URL": " , "}, "ELASTICSEARCH_URL", "an address is needed"),
        ({"ELASTICSEARCH_URL": "http://[::1:9200"}, "ELASTICSEARCH_URL", "an address in it is invalid"),
        (
            {"ELASTICSEARCH_URL": "https://one:1,http://two:1"},
            "ELASTICSEARCH_URL",
            "all http:// or all https://",
        ),
        (
            {"ELASTICSEARCH_URL": "https://one:1, https://one:1"},
            "ELASTICSEARCH_URL",
            "named twice",
        ),
        (
            {"ELASTICSEARCH_URL": "http://one.example:9200", "ELASTICSEARCH_API_KEY": "k"},
            "ELASTICSEARCH_API_KEY",
            "must be https",
        ),
        (
            {"ELASTICSEARCH_URL": "https://u:hidden@one:1", "ELASTICSEARCH_API_KEY": "hidden"},
            "ELASTICSEARCH_API_KEY",
            "contains a user",
        ),
        (
            {"ELASTICSEARCH_URL": "http://127.0.0.1:1", "ELASTICSEARCH_CA_FILE": "/ca"},
            "ELASTICSEARCH_CA_FILE",
            "not https",
        ),
        (
            {"ELASTICSEARCH_URL": ENGINE, "ELASTICSEARCH_CA_FILE": "/not/there"},
            "ELASTICSEARCH_CA_FILE",
            "no file /not/there",
        ),
        ({"FINDER_SITE_URL": "meridian.example"}, "FINDER_SITE_URL", "pattern"),
        ({"FINDER_SITE_URL": "https://meridian.example/path"}, "FINDER_SITE_URL", "pattern"),
        ({"SMTP_USER": "u"}, "SMTP_USER", "SMTP_PASSWORD is not set"),
        ({"SMTP_PASSWORD": "hidden"}, "SMTP_PASSWORD", "SMTP_USER is not set"),
        ({"FINDER_LOG": "loud"}, "FINDER_LOG", "'text' or 'json'"),
        ({"FINDER_PORT": "0"}, "FINDER_PORT", "greater than or equal to 1"),
    ],
)
def test_incomplete_settings_are_rejected_with_name_and_reason(
    environment: dict[str, str], named: str, reason: str
) -> None:
    message = read_error(**environment)
    assert message.startswith(f"{named}: ")
    assert reason in message
    assert "hidden" not in message


def test_an_api_key_over_http_is_allowed_on_the_same_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELASTICSEARCH_URL", "http://127.0.0.1:9200,http://localhost:9201")
    monkeypatch.setenv("ELASTICSEARCH_API_KEY", "k")
    assert read_settings_of_test().elasticsearch_connection is not None


def test_the_former_setting_of_the_listing_path_names_the_command() -> None:
    message = read_error(FINDER_LISTING_PATH="programs")
    assert message.startswith("FINDER_LISTING_PATH: ")
    assert "`finder routes set course programs`" in message


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FINDER_PHONE", "call us"),
        ("FINDER_PHONE", '+92"><script>'),
        ("FINDER_OFFICE_URL", "javascript:alert(1)"),
        ("FINDER_OFFICE_URL", "http://office.example"),
        ("FINDER_SOCIAL_LINKS", "https://a.example http://b.example"),
        ("FINDER_SOCIAL_LINKS", "a.example"),
    ],
)
def test_contacts_are_a_telephone_number_and_secure_addresses(name: str, value: str) -> None:
    assert read_error(**{name: value}).startswith(f"{name}: ")


def test_the_user_stay_must_not_be_negative() -> None:
    assert read_error(FINDER_USER_STAY="-1").startswith("FINDER_USER_STAY: ")


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"DOCUMENTS_URL": "s3://Papers"}, "DOCUMENTS_URL: String should match pattern"),
        ({"DOCUMENTS_URL": "https://s3.example/papers"}, "DOCUMENTS_URL: String should match pattern"),
        ({"S3_ENDPOINT": "https://s3.example"}, "S3_ENDPOINT: DOCUMENTS_URL is not an s3:"),
        ({"DOCUMENTS_URL": "file:///papers", "S3_ACCESS_KEY": "a"}, "S3_ACCESS_KEY: DOCUMENTS_URL is not an s3:"),
        ({"DOCUMENTS_URL": "s3://papers", "S3_SECRET_KEY": "hush"}, "S3_ACCESS_KEY: the key is missing"),
        ({"DOCUMENTS_URL": "s3://papers", "S3_ENDPOINT": "https://s3.example/x"}, "S3_ENDPOINT: String should match"),
    ],
)  # fmt: skip
def test_settings_of_a_bucket_that_contradict_each_other_are_rejected(
    environment: dict[str, str], message: str
) -> None:
    error = read_error(**environment)
    assert error.startswith(message)
    assert "hush" not in error
