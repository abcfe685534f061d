"""Tests of rules for the source code, such as sizes of files, allowed imports and complete lists in the docs."""
