"""Catalogues (sets of rows) that many tests use.

Each catalogue is loaded once, into its own template database. Tests use copies of the template.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.fresh_databases import database_name, fresh_database

Load = Callable[[str], None]


class CatalogueTemplates:
    """Creates one template database for each catalogue.

    The templates are dropped when the exit stack `cleanup` closes.
    """

    def __init__(self, server_url: str, migrated_template: str, cleanup: ExitStack) -> None:
        self._server_url = server_url
        self._migrated_template = migrated_template
        self._cleanup = cleanup
        self._names: dict[str, str] = {}

    @contextmanager
    def copy(self, catalogue: str, load: Load) -> Iterator[str]:
        """Yield the URL of a new database with this catalogue. The database is dropped after the block."""
        with fresh_database(self._server_url, self._get_template(catalogue, load)) as url:
            yield url

    def _get_template(self, catalogue: str, load: Load) -> str:
        """Return the name of the template database of this catalogue.

        The first call for a catalogue creates the database and fills it with `load`.
        """
        if catalogue not in self._names:
            url = self._cleanup.enter_context(fresh_database(self._server_url, self._migrated_template))
            load(url)
            self._names[catalogue] = database_name(url)
        return self._names[catalogue]
