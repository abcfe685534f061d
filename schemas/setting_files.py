"""Reads settings from files. If NAME_FILE is set, the setting NAME is the content of that file."""

from pathlib import Path
from typing import Any

from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource


class InvalidSettings(ValueError):
    """The message contains the name of the setting."""


class SettingFiles(PydanticBaseSettingsSource):
    """Reads the files whose paths are in variables such as DATABASE_URL_FILE.

    - named: the source of these variables, which is the environment or `.env`.
    """

    def __init__(self, settings_class: type[BaseSettings], named: EnvSettingsSource) -> None:
        super().__init__(settings_class)
        self._named = named.env_vars

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:  # noqa: ARG002  # required by the base class
        key = f"{field_name}_file"
        path = self._named.get(key)
        if not path or key in self.settings_cls.model_fields:
            return None, field_name, False
        if self._named.get(field_name):
            raise InvalidSettings(
                f"{field_name.upper()} and {key.upper()} are both given: give one of the two"
            )
        return _read_content(Path(path), key.upper()), field_name, False

    def __call__(self) -> dict[str, Any]:
        found = {
            name: self.get_field_value(field, name)[0]
            for name, field in self.settings_cls.model_fields.items()
        }
        return {name: value for name, value in found.items() if value is not None}


def _read_content(path: Path, setting: str) -> str:
    """Read a file without the line feeds at its end. Editors and `echo` add line feeds."""
    try:
        content = path.read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidSettings(f"{setting}: {path} cannot be read ({type(error).__name__})") from error
    if not content:
        raise InvalidSettings(f"{setting}: {path} is empty")
    return content
