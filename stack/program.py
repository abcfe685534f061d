"""A program of ours as a supervised child: the worker, the scheduler, the web server."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from stack.child import Child, ChildCommand
from stack.child_lock import ChildLock
from stack.setup.checkout import ROOT, inside_venv
from stack.var_folder import VarFolder


@dataclass
class Program:
    """`arguments` follow the virtual environment's python."""

    name: str
    arguments: tuple[str, ...]
    var: VarFolder
    environment: Mapping[str, str]
    children: list[Child] = field(default_factory=list)

    def start(self) -> None:
        lock = ChildLock(self.var.run, self.name)
        arguments = (str(inside_venv("python")), *self.arguments)
        command = ChildCommand(self.name, arguments, ROOT, self.environment)
        self.children = [Child.spawn(command, self.var, lock)]
