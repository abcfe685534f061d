"""Files and answers, smaller for those who say that they can read them so."""
