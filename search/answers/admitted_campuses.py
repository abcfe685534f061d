"""Which campuses of a course the place and campus filters admit, the one to show first."""

from collections.abc import Sequence

from schemas.documents.course.document import CardCampus
from schemas.geography import distance_km
from search.question.question import Point, Question


def admitted_campuses(campuses: Sequence[CardCampus], question: Question) -> list[CardCampus]:
    """In the order of the card; for a point, the nearest first."""
    chosen = set(question.chosen("campuses"))
    of_choice = [campus for campus in campuses if not chosen or campus["id"] in chosen]
    if question.point:
        return _around(of_choice, question.point)
    places = {kind: set(question.chosen(key)) for kind, key in _KEYS.items()}
    if not any(places.values()):
        return of_choice
    return [campus for campus in of_choice if _in_places(campus, places)]


_KEYS = {"country": "countries", "state": "states", "city": "cities"}


def _in_places(campus: CardCampus, places: dict[str, set[int | str | bool]]) -> bool:
    return (
        campus["country"]["id"] in places["country"]
        or campus["state"]["id"] in places["state"]
        or campus["city"]["id"] in places["city"]
    )


def _around(campuses: Sequence[CardCampus], point: Point) -> list[CardCampus]:
    """The engine has admitted one at least: a campus on the very edge that rounding puts outside is kept as it."""
    far = sorted((_distance(campus, point), number) for number, campus in enumerate(campuses))
    near = [number for kilometres, number in far if kilometres <= point.distance_km]
    return [campuses[number] for number in near or [number for _, number in far[:1]]]


def _distance(campus: CardCampus, point: Point) -> float:
    return distance_km(point.latitude, point.longitude, campus["latitude"], campus["longitude"])
