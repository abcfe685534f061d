"""The articles and pages that the team wrote for the site.

These texts state no figures and are not part of the sample.
"""
