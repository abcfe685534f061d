"""POST course/spell-check/: the spelling correction of a text."""

from schemas.contracts.listing.spelling import SpellCheck
from search.execution.live_index import LiveIndex
from search.spelling.correction import correct_text


async def spell_check(live_index: LiveIndex, text: str) -> SpellCheck:
    return SpellCheck(word=await correct_text(live_index.execute, text, cache=live_index.word_cache))
