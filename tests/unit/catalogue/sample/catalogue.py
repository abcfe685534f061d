"""The programmes of the sample. They are built once for all tests of this folder."""

from functools import lru_cache

from indexer.catalogue.sample.institutions import SampleInstitution, read_institutions
from indexer.catalogue.sample.programmes import SampleProgramme, build_programmes
from indexer.catalogue.sample.subjects import SampleSubject, read_subjects


@lru_cache
def every_programme() -> tuple[SampleProgramme, ...]:
    return tuple(
        programme for institution in read_institutions() for programme in build_programmes(institution)
    )


def institution_called(slug: str) -> SampleInstitution:
    return next(institution for institution in read_institutions() if institution.slug == slug)


def subject_called(key: str) -> SampleSubject:
    return next(subject for subject in read_subjects() if subject.key == key)
