"""Tests of rules for the source code: sizes of files, allowed imports, complete lists in the documentation."""
