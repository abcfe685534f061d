"""The parser of browser tests finds the name and the code of each test."""

import pytest

from tests.e2e.browser_tests import parse_browser_tests

SOURCE = r"""
import { expect, test } from './test.ts'

const SAID = 'You\'re welcome'
const both = () => SAID
class Unused {}

test('one: it\'s there', { tag: '@once' }, async ({ page }) => {
  // a remark without meaning
  await expect(page.getByText(both())).toBeVisible()
})

for (const word of ['north', 'south'])
  test.describe(`towards ${word}`, () => {
    test.use({ colorScheme: 'dark' })

    for (const end of ['pole']) {
      test(
        "the other",
        async ({ page }) => {
          await expect(page.getByText(/1\.5 (km)/)).toBeVisible()
        },
      )
    }
  })

test('last', async () => {
  await nothing(Unused)
})
"""


def test_a_name_has_the_file_the_groups_and_the_title() -> None:
    names = [each.name for each in parse_browser_tests("a.spec.ts", SOURCE)]
    assert names == [
        "a.spec.ts › one: it's there",
        "a.spec.ts › towards ${word} › the other",
        "a.spec.ts › last",
    ]


def test_the_code_of_a_test_includes_used_declarations_and_opening_lines() -> None:
    one, other, last = (each.code for each in parse_browser_tests("a.spec.ts", SOURCE))
    assert "You're welcome" in one
    for absent in ("it's there", "remark", "Unused", "nothing", "north"):
        assert absent not in one
    for present in ("north", "pole", "1.5 (km)"):
        assert present in other
    for absent in ("towards", "the other", "You're welcome", "dark"):
        assert absent not in other
    assert "class Unused" in last


@pytest.mark.parametrize(
    "source",
    ["test(title, async () => {\n})\n", "test('one', async () => {\n  })\n"],
    ids=["the title is a variable", "the end has another indentation"],
)
def test_an_unknown_layout_is_rejected(source: str) -> None:
    with pytest.raises(ValueError, match=r"a\.spec\.ts"):
        parse_browser_tests("a.spec.ts", source)
