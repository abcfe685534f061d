"""The tables of popular searches, course popularity, ranking experiments and decisions about searched texts."""
