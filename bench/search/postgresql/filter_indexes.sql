-- The indexes for counts by filter. Sort orders and texts have no index.

CREATE INDEX ON peer.filters USING gin (specialization_ids);
CREATE INDEX ON peer.filters USING gin (discipline_ids);
CREATE INDEX ON peer.filters USING gin (campus_ids);
CREATE INDEX ON peer.filters USING gin (city_ids);
CREATE INDEX ON peer.filters USING gin (state_ids);
CREATE INDEX ON peer.filters USING gin (country_ids);
CREATE INDEX ON peer.filters (institute_id);
