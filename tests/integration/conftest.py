"""Fixtures: the real register of October 2022 and that of January 2023."""

from pathlib import Path

import pytest

from tests.catalogue_templates import CatalogueTemplates
from tests.integration.real_registers import RealRegister


@pytest.fixture(scope="session")
def october_register(catalogue_templates: CatalogueTemplates, shared_data: Path) -> RealRegister:
    return RealRegister(catalogue_templates, shared_data / "cricos" / "cricos-2022-10-04.xlsx")


@pytest.fixture(scope="session")
def january_register(catalogue_templates: CatalogueTemplates, shared_data: Path) -> RealRegister:
    return RealRegister(catalogue_templates, shared_data / "cricos" / "cricos-2023-01-03.xlsx")
