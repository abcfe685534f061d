"""Delivers submissions to the CRM. After a crash, a submission may be delivered twice.

While a submission of a person is pending, later submissions of this person wait.
"""
