"""The forms of the site: fields, rules and error texts (accounts specification, sections 5 and 9).

The API validates with these tables. `python -m schemas.forms.export` writes them as JSON for the web.
"""
