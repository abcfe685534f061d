"""Every command of `finder` reports a failure that an operator can cause in one line, without a traceback."""

import fcntl
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
import typer
from psycopg import sql

from stack.cli import main as finder_main
from stack.cli.exit_codes import ExitCode
from stack.database.backup import BackupFailed, back_up_database
from stack.errors import UnsuitableMachine
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder
from tests.fresh_databases import fresh_database

NOBODY = 65_534
URLS = {
    "DATABASE_URL": "postgresql://127.0.0.1:1/none",
    "BROKER_URL": "redis://127.0.0.1:1",
    "ELASTICSEARCH_URL": "http://127.0.0.1:1",
}
"""Valid addresses where no server listens."""

KNOBS = '{"AWARD_BOOST": 1}'
CASE = "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11"
COMMANDS: Mapping[str, Sequence[str]] = {
    "applications assign": (CASE,), "applications export": ("{new}",), "applications list": (),
    "applications move": (CASE, "offer"), "applications note": (CASE, "a note"), "applications show": (CASE,),
    "applications reply": (CASE, "a text"), "enquiries reply": (CASE, "a text"),
    "content change": ("blog", "{file}"), "content export": ("blog", "{new}"),
    "enquiries assign": (CASE,), "enquiries export": ("{new}",), "enquiries list": (),
    "enquiries note": (CASE, "a note"), "enquiries show": (CASE,),
    "alerts": (), "experiment list": (), "experiment positions": (), "experiment replay": ("--knobs", "{knobs}"),
    "experiment start": ("wider", "--knobs", "{knobs}"), "experiment status": ("wider",), "experiment stop": ("wider",),
    "people list": (), "people role": ("a@example.org", "counsellor"), "people totp": ("a@example.org",),
    "crm drop": ("1",), "crm list": (), "crm replay": ("--all-dead",), "crm show": ("1",),
    "db migrate": (), "db psql": (), "db backup": ("{new}",), "db restore": ("{file}",),
    "import cricos": ("{file}",), "import scorecard": ("{folder}",), "import postcodes": ("{file}",),
    "import discover-uni": ("{folder}",), "import duo": ("{file}",), "import rankings": ("{file}",),
    "import scholarships": ("{file}", "--source", "A list"), "import requirements": ("{file}", "--source", "A list"),
    "import living-costs": ("{file}", "--source", "A list"), "import country-facts": ("{file}", "--source", "A list"),
    "import list": (), "import undo": ("1",), "index explain": ("1", "law"), "index prune": (), "index rebuild": (),
    "index repair": (), "index rollback": (), "index status": (), "index update": ("1",), "index verify": (),
    "logs countries": (), "logs export": ("--month", "2026-11"), "logs filters": (), "logs funnel": (),
    "logs interpreted": (), "logs latency": (), "logs low-click": (), "logs places": (),
    "logs query": ("{{}}",), "logs reformulated": (), "logs report": (), "logs searches": ("law",),
    "logs ship": (), "logs slow": (), "logs subjects": (), "logs tail": ("--seconds", "0"), "logs top": (),
    "logs trends": (), "logs zero": (), "mail": (), "outbox list": (), "outbox replay": ("--all-poisoned",),
    "relevance candidates": (), "relevance run": (), "relevance tune": (), "relevance words": (),
    "routes list": (), "routes set": ("course", "courses"), "sample load": (), "sample remove": (), "services": (),
    "status": (), "vocabulary accept": ("nrsng", "--means", "specialization:nursing"), "vocabulary list": (),
    "vocabulary reject": ("nrsng",), "vocabulary review": (), "vocabulary withdraw": ("nrsng",),
}  # fmt: skip
"""Valid arguments for each command of `finder`."""


@dataclass(frozen=True)
class State:
    """A faulty state of the system. environment: the settings. Placeholders such as {folder} are replaced by paths.

    words: the error line of every command except `mail` contains one of these texts. without: commands that are not run
    in this state.
    """

    environment: Mapping[str, str]
    words: Sequence[str]
    without: frozenset[str] = field(default_factory=frozenset)


STATES: Mapping[str, State] = {
    "the var folder is a file": State({"FINDER_VAR": "{file}"}, ["cannot be used"]),
    "the var folder is below a file": State(
        {"FINDER_VAR": "{file}/var"}, ["cannot be used", "No stack runs on"]
    ),
    "the var folder cannot be made": State(
        {"FINDER_VAR": "/proc/finder"}, ["cannot be used", "No stack runs on"]
    ),
    "the lock cannot be opened": State({"FINDER_VAR": "{unlockable}"}, ["cannot be used"]),
    "the state file is damaged": State({"FINDER_VAR": "{damaged}"}, ["state.json cannot be read", "already runs"]),
    "no stack runs": State({"FINDER_VAR": "{folder}"}, ["No stack runs on"], frozenset({"services"})),
    "the database has no address": State({**URLS, "DATABASE_URL": "nonsense"}, ["DATABASE_URL:"]),
    "the database is a file": State({**URLS, "DATABASE_URL": "{file}"}, ["DATABASE_URL:"]),
    "the port of the database is no number": State(
        {**URLS, "DATABASE_URL": "postgresql://secret:secret@host:port/x"}, ["DATABASE_URL:"]
    ),
    "the broker has no address": State({**URLS, "BROKER_URL": "nonsense"}, ["BROKER_URL:"]),
    "Elasticsearch has no address": State({**URLS, "ELASTICSEARCH_URL": "nonsense"}, ["ELASTICSEARCH_URL:"]),
}  # fmt: skip


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    root = tmp_path_factory.mktemp("states")
    made = {name: root / name for name in ("file", "folder", "knobs", "new", "unlockable", "damaged")}
    made["file"].write_text("id,name\n1,no workbook\n")
    made["knobs"].write_text(KNOBS)
    made["folder"].mkdir()
    (made["unlockable"] / "stack.lock").mkdir(parents=True)
    made["damaged"].mkdir()
    (made["damaged"] / "state.json").write_text('{"pid": 1')
    with (made["damaged"] / "stack.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield {name: str(path) for name, path in made.items()}


def list_commands(command: Any, prefix: str = "") -> Iterator[str]:
    """Yield the names of all commands. A Typer group has its commands in the attribute `commands`."""
    commands = getattr(command, "commands", None)
    if commands is None:
        yield prefix.strip()
        return
    for name, each in commands.items():
        yield from list_commands(each, f"{prefix} {name}")


def test_the_table_has_every_command() -> None:
    assert sorted(COMMANDS) == sorted(list_commands(typer.main.get_command(finder_main.app)))


def test_every_command_takes_json_except_those_for_a_shell_and_those_that_print_only_json() -> None:
    def find(command: Any, names: Sequence[str]) -> Any:
        return find(command.commands[names[0]], names[1:]) if names else command

    root = typer.main.get_command(finder_main.app)
    without = {
        name for name in COMMANDS
        if not any("--json" in each.opts for each in find(root, name.split()).params)
    }  # fmt: skip
    assert without == {"services", "db psql", "logs export", "logs query"}


@pytest.mark.parametrize("name", STATES)
def test_every_command_describes_a_failure_in_one_line(
    name: str,
    paths: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    check_every_command(STATES[name], paths, monkeypatch, capfd)


def check_every_command(
    state: State, paths: Mapping[str, str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for variable in ("FINDER_VAR", *URLS):
        monkeypatch.setenv(variable, state.environment.get(variable, "").format_map(paths))
    for command in COMMANDS.keys() - state.without:
        code, error = run(command, paths, monkeypatch, capfd)
        if (command, code) == ("status", ExitCode.SERVICE_UNREACHABLE):
            assert error == ""
            continue
        if command == "mail" and "FINDER_VAR" not in state.environment:
            # This command uses no service. It reads only the var folder.
            assert (code, error) == (ExitCode.SUCCESS, "") or "_URL:" in error
            continue
        assert code == ExitCode.FAILED or command == "mail", f"{command}: {error}"
        if code == ExitCode.SUCCESS:
            continue
        assert error.startswith("finder: "), f"{command}: {error}"
        assert error.count("\n") == 1, f"{command}: {error}"
        assert command == "mail" or any(word in error for word in state.words), f"{command}: {error}"
        assert "secret" not in error


def run(
    command: str,
    paths: Mapping[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> tuple[int, str]:
    """Run the command in this process. Returns the exit code and stderr."""
    given = [argument.format_map(paths) for argument in COMMANDS[command]]
    monkeypatch.setattr("sys.argv", ["finder", *command.split(), *given])
    capfd.readouterr()
    try:
        code = int(finder_main.main())
    except SystemExit as end:
        code = int(end.code or 0)
    return code, capfd.readouterr().err


def test_every_command_says_in_one_line_that_the_var_folder_belongs_to_another_user(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Root may use every folder. If root runs this test, the commands run with the rights of another user."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as root:
        names = ("file", "folder", "knobs", "new", "read_only", "unreadable")
        paths = {name: f"{root}/{name}" for name in names}
        Path(paths["file"]).write_text("id,name\n1,no workbook\n")
        Path(paths["knobs"]).write_text(KNOBS)
        for name, mode in (("folder", 0o755), ("read_only", 0o555), ("unreadable", 0o000)):
            Path(paths[name]).mkdir(mode)
        Path(root).chmod(0o755)
        # These runs import all modules, because the other user may be unable to read the checkout.
        check_every_command(STATES["no stack runs"], paths, monkeypatch, capfd)
        words = ["cannot be used", "No stack runs on", "belongs to"]
        is_root = os.geteuid() == 0
        try:
            if is_root:
                os.seteuid(NOBODY)
            unreadable = State({"FINDER_VAR": "{unreadable}"}, words)
            check_every_command(unreadable, paths, monkeypatch, capfd)
            # The owner of a read-only folder may start services in some states, so the owner does not run `services`.
            read_only = State(
                {"FINDER_VAR": "{read_only}"}, words, frozenset() if is_root else frozenset({"services"})
            )
            check_every_command(read_only, paths, monkeypatch, capfd)
        finally:
            if is_root:
                os.seteuid(0)
            Path(paths["unreadable"]).chmod(0o755)


@contextmanager
def folder_of_another_user(folder: Path) -> Iterator[Path]:
    """Yield a folder that belongs to another user: `folder` with a new owner.

    Only root can change the owner. For any other user, yield `/`, which belongs to root.
    """
    if os.geteuid() != 0:
        yield Path("/")
        return
    os.chown(folder, NOBODY, NOBODY)
    yield folder


def test_a_var_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    """`make run` and `finder services` first call lock_var_folder, so the test calls only this function."""
    with folder_of_another_user(tmp_path) as folder, ExitStack() as entered:
        with pytest.raises(UnsuitableMachine, match=f"^{folder} belongs to .*set FINDER_VAR") as refused:
            entered.enter_context(lock_var_folder(VarFolder(folder)))
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("folder", ["{file}", "{file}/var", "/proc/finder", "{unlockable}"])
def test_a_var_folder_that_cannot_be_used_is_refused(folder: str, paths: dict[str, str]) -> None:
    root = Path(folder.format_map(paths))
    with (
        ExitStack() as entered,
        pytest.raises(UnsuitableMachine, match=f"^{root} cannot be used: .*FINDER_VAR"),
    ):
        entered.enter_context(lock_var_folder(VarFolder(root)))


@pytest.mark.parametrize("file", ["/proc/finder.backup", "{folder}/missing/x.backup", "{file}/x.backup"])
def test_a_backup_to_nowhere_is_refused(file: str, paths: dict[str, str]) -> None:
    target = Path(file.format_map(paths))
    with pytest.raises(BackupFailed, match=f"^{target} cannot be written: "):
        back_up_database(URLS["DATABASE_URL"], target)


@pytest.fixture(scope="module")
def url_without_rights(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    """The URL of a database whose tables the user in the URL may not read."""
    with fresh_database(services.database, migrated_template) as url:
        name, password = "finder_without_rights", "rightless"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(
                    sql.Identifier(name), sql.Literal(password)
                )
            )
            info = psycopg.conninfo.conninfo_to_dict(url)
        yield f"postgresql://{name}:{password}@{info['host']}:{info['port']}/{info['dbname']}"
    with psycopg.connect(services.database, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP ROLE {}").format(sql.Identifier(name)))


NEEDS_NO_TABLE = frozenset({
    "mail", "db psql", "experiment positions", "experiment replay", "index explain", "relevance words", "services",
    *(name for name in COMMANDS if name.startswith("logs ")),
})  # fmt: skip


def test_every_command_names_a_missing_right(
    url_without_rights: str,
    services: ServiceUrls,
    paths: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    for variable, url in {**services.as_environment(), "DATABASE_URL": url_without_rights}.items():
        monkeypatch.setenv(variable, url)
    monkeypatch.setenv("FINDER_VAR", paths["folder"])
    for command in COMMANDS.keys() - NEEDS_NO_TABLE:
        code, error = run(command, paths, monkeypatch, capfd)
        assert code == ExitCode.FAILED, f"{command}: {error}"
        assert error.startswith("finder: "), f"{command}: {error}"
        assert error.count("\n") == 1, f"{command}: {error}"
