"""The sample's programmes, made once for all tests of this folder."""

from functools import lru_cache

from indexer.catalogue.sample.institutions import SampleInstitution, institutions
from indexer.catalogue.sample.programmes import SampleProgramme, programmes
from indexer.catalogue.sample.subjects import SampleSubject, subjects


@lru_cache
def every_programme() -> tuple[SampleProgramme, ...]:
    return tuple(programme for institution in institutions() for programme in programmes(institution))


def institution_called(slug: str) -> SampleInstitution:
    return next(institution for institution in institutions() if institution.slug == slug)


def subject_called(key: str) -> SampleSubject:
    return next(subject for subject in subjects() if subject.key == key)
