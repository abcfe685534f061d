"""GET names/{language}: translated names of degree levels, subjects, regions and visa requirements."""

from fastapi import HTTPException

from api.errors import INVALID, NOT_FOUND
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.names import TranslatedNames
from schemas.taxonomy.translated_names import list_languages, read_translated_names

router = EitherSlashRouter(
    prefix="/names", tags=["names"], responses={**INVALID, **NOT_FOUND}, route_class=RevalidatedRoute
)


@router.get("/{language:reference}")
async def names_in_language(language: str) -> TranslatedNames:
    """The names of degree levels, subjects, regions and visa requirements in a language.

    The language is an ISO 639-1 code: ur.
    """
    if language not in list_languages():
        raise HTTPException(404, f"There are no names in the language {language}")
    translated = read_translated_names(language)
    return TranslatedNames(
        language=language,
        source="own",
        is_reviewed=translated.is_reviewed,
        degree_levels=dict(translated.names["degree_level"]),
        disciplines=dict(translated.names["discipline"]),
        specializations=dict(translated.names["specialization"]),
        regions=dict(translated.names["region"]),
        visa_requirements=dict(translated.names["visa_requirement"]),
    )
