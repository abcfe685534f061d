"""Errors of the stack: PostgreSQL, Valkey, Elasticsearch, the worker, the scheduler and the site.

The messages are for the operator. Most of them contain advice.
"""


class StackError(Exception):
    """The base class of most errors of the stack."""


class UnsuitableMachine(StackError):
    """The machine or the var folder is unsuitable, for example because the port is in use or the disk is full."""


class AlreadyRunning(StackError):
    """Another stack uses the same var folder (the folder with the data, logs and locks of a stack)."""


class LeftoverProcessError(StackError):
    """A process of an earlier run still holds its lock file and cannot be stopped."""


class ServiceFailed(StackError):
    """A service, or the site, could not be built or started."""
