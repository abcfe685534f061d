"""GET names/{language}: translated names of subjects, places and other reference data."""

from fastapi import HTTPException

from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.names.places import read_place_names
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.names import TranslatedNames
from schemas.taxonomy.translated_names import list_languages, read_translated_names
from schemas.taxonomy.translated_places import read_translated_places

router = EitherSlashRouter(
    prefix="/names",
    tags=["names"],
    responses={**INVALID, **NOT_FOUND, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/{language:reference}")
async def names_in_language(connection: SnapshotDep, language: str) -> TranslatedNames:
    """The translated names of degree levels, subjects, regions, visa requirements, states and cities.

    `language` is an ISO 639-1 code such as ur. The status is 404 if there are no names in the language.
    """
    if language not in list_languages():
        raise HTTPException(404, f"There are no names in the language {language}")
    translated, places = read_translated_names(language), read_translated_places(language)
    return TranslatedNames(
        language=language,
        source="own",
        is_reviewed=translated.is_reviewed and places.is_reviewed,
        degree_levels=dict(translated.names["degree_level"]),
        disciplines=dict(translated.names["discipline"]),
        specializations=dict(translated.names["specialization"]),
        regions=dict(translated.names["region"]),
        visa_requirements=dict(translated.names["visa_requirement"]),
        states=await read_place_names(connection, "state", places),
        cities=await read_place_names(connection, "city", places),
    )
