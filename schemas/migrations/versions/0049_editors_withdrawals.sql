-- As in migration 0046, and an edited status stays an edit if both values are `withdrawn`. Otherwise a later import would
-- publish a row that an editor has withdrawn.
CREATE OR REPLACE FUNCTION find_register_values(given_noun TEXT, stored JSONB, old_values JSONB, new_values JSONB)
RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM unnest(list_register_columns(given_noun)) AS key
    CROSS JOIN LATERAL (
        SELECT CASE WHEN stored ? key THEN stored->key ELSE coalesce(old_values->key, 'null') END AS value) AS register
    WHERE value <> coalesce((old_values || new_values)->key, 'null')
       OR (key = 'status' AND stored ? key AND value = '"withdrawn"')
$$;
