"""Errors of the stack; each text is one line that says what to do.

StackError
├── UnsuitableMachine        the machine lacks something
├── AlreadyRunning      another stack uses the var folder
├── LeftoverProcessError a server of a killed run holds its data folder
└── ServiceFailed       a service did not start, or died
"""


class StackError(Exception):
    """Anything that keeps the stack from running."""


class UnsuitableMachine(StackError):
    """The machine lacks something that the stack needs."""


class AlreadyRunning(StackError):
    """Another stack uses the same var folder."""


class LeftoverProcessError(StackError):
    """A server of a killed run still holds its data folder and cannot be stopped."""


class ServiceFailed(StackError):
    """A service did not start, or died."""
