"""The judged queries of the relevance lab: their rules, and the courses of the sample that pass them."""

from stack.relevance.judged_courses import read_courses, read_rates
from stack.relevance.judged_queries import read_queries
from stack.relevance.judgements import Judge
from stack.relevance.lab import judge_query
from stack.relevance.measures import NONSENSE

MANY_RELEVANT = 300


def test_the_sample_has_relevant_courses_for_every_query_but_nonsense(sample_database_url: str) -> None:
    judge = Judge(read_courses(sample_database_url), read_rates(sample_database_url))
    judged = [judge_query(judge, query) for query in read_queries()]
    assert [each.text for each in judged if bool(each.relevant) == (each.group == NONSENSE)] == []
    assert [each.text for each in judged if not each.first and each.group != NONSENSE] == []
    broad = [each.text for each in judged if len(each.relevant) > MANY_RELEVANT]
    assert len(broad) <= len(judged) / 5
