"""The pages for staff: the second factor, and the enquiries and applications that counsellors handle.

The server renders the pages with templates. They need no JavaScript. Urdu and Arabic pages load the font of the site.
"""
