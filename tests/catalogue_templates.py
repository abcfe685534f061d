"""Catalogues that many tests ask: each is loaded once, into a database that is then copied."""

from collections.abc import Callable
from contextlib import ExitStack

from tests.fresh_databases import database_name, fresh_database

Load = Callable[[str], None]


class CatalogueTemplates:
    """Made in a server's databases from its migrated one; dropped with `kept`."""

    def __init__(self, server_url: str, migrated_template: str, kept: ExitStack) -> None:
        self._server_url = server_url
        self._migrated_template = migrated_template
        self._kept = kept
        self._names: dict[str, str] = {}

    def of(self, catalogue: str, load: Load) -> str:
        """Name of a database that holds what `load` writes into an empty one. catalogue: stands for `load`."""
        if catalogue not in self._names:
            url = self._kept.enter_context(fresh_database(self._server_url, self._migrated_template))
            load(url)
            self._names[catalogue] = database_name(url)
        return self._names[catalogue]
