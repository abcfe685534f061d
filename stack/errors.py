"""Errors of the stack. Each message is one line with advice for the operator.

StackError
├── UnsuitableMachine     the machine lacks something
├── AlreadyRunning        another stack uses the var folder
├── LeftoverProcessError  a server of a killed run still uses the data folder
└── ServiceFailed         a service did not start, or ended
"""


class StackError(Exception):
    """Base class: the stack cannot run."""


class UnsuitableMachine(StackError):
    """The machine lacks something that the stack needs."""


class AlreadyRunning(StackError):
    """Another stack uses the same var folder."""


class LeftoverProcessError(StackError):
    """A server of a killed run still uses the data folder and cannot be stopped."""


class ServiceFailed(StackError):
    """A service did not start, or its process ended."""
