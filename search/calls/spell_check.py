"""POST course/spell-check/: the text as it was meant."""

from schemas.contracts.spelling import SpellCheck
from search.elasticsearch_access.live_index import Catalogue
from search.spelling import correction


async def spell_check(catalogue: Catalogue, text: str) -> SpellCheck:
    return SpellCheck(word=await correction(catalogue.ask, text, known=catalogue.known_words))
