"""The endpoints under /crm: accounts, favourites and submitted forms (accounts specification, section 7)."""
