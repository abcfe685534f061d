-- The indexes of the search tables, one for each kind of filter and sort order, and the table of words for typos.

ALTER TABLE peer.course ADD PRIMARY KEY (id);
CREATE INDEX ON peer.course USING gin (words) WITH (fastupdate = off);
CREATE INDEX ON peer.course USING gin (all_words gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX ON peer.course USING gin (specialization_ids);
CREATE INDEX ON peer.course USING gin (discipline_ids);
CREATE INDEX ON peer.course USING gin (campus_ids);
CREATE INDEX ON peer.course USING gin (city_ids);
CREATE INDEX ON peer.course USING gin (state_ids);
CREATE INDEX ON peer.course USING gin (country_ids);
CREATE INDEX ON peer.course USING gin (intakes);
CREATE INDEX ON peer.course (institute_id);
CREATE INDEX ON peer.course (degree_level_id);
CREATE INDEX ON peer.course (level_type_id);
CREATE INDEX ON peer.course (popular) WHERE popular;
CREATE INDEX ON peer.course (priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (fee_pkr, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (fee_pkr DESC NULLS LAST, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (duration_weeks, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (duration_weeks DESC NULLS LAST, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (tcf_ranking, priority DESC, popularity DESC, id);

-- Every word that any course bears, for typos: found by trigrams, then checked by edit distance.
CREATE TABLE peer.word AS
SELECT DISTINCT word FROM (
    SELECT regexp_split_to_table(folded_name, '[^a-z]+') AS word FROM peer.course
    UNION SELECT regexp_split_to_table(folded_institute, '[^a-z]+') FROM peer.course
    UNION SELECT regexp_split_to_table(lower(unaccent(name)), '[^a-z]+') FROM specialization
    UNION SELECT regexp_split_to_table(lower(unaccent(name)), '[^a-z]+') FROM discipline
    UNION SELECT regexp_split_to_table(lower(unaccent(city || ' ' || state || ' ' || country || ' ' || name)),
                                       '[^a-z]+') FROM peer.campus
) AS words WHERE length(word) > 3;

CREATE INDEX ON peer.word USING gin (word gin_trgm_ops);
CREATE INDEX ON peer.word (word);
