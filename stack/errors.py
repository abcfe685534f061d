"""Errors of the stack: PostgreSQL, Valkey, Elasticsearch, the worker, the scheduler and the site.

Each message is one line with advice for the operator.
"""


class StackError(Exception):
    """The base class of most errors of the stack."""


class UnsuitableMachine(StackError):
    """The machine lacks something that the stack needs."""


class AlreadyRunning(StackError):
    """Another stack uses the same var folder (the folder with all data of a stack)."""


class LeftoverProcessError(StackError):
    """A server of a killed run still uses the data folder and cannot be stopped."""


class ServiceFailed(StackError):
    """A service did not start, or its process ended."""
