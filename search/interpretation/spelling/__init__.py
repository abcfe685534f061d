"""Forms of words, and typos: case endings, other spellings, and the nearest known word of an unknown one."""
