"""PostgreSQL, Valkey and Elasticsearch respond."""

import psycopg
import redis
from elasticsearch import Elasticsearch


def test_postgresql_is_migrated_and_sorts_by_code_point(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        row = connection.execute(
            "SELECT current_setting('server_encoding'), 'a' < 'B', upper('é')"
        ).fetchone()
        revision = connection.execute("SELECT count(*) FROM alembic_version").fetchone()
    assert row == ("UTF8", False, "É")
    assert revision == (1,)


def test_the_broker_stores_a_value(broker_url: str) -> None:
    with redis.Redis.from_url(broker_url, decode_responses=True) as broker:
        broker.set("greeting", "hello")
        assert broker.get("greeting") == "hello"
        assert broker.config_get("appendonly") == {"appendonly": "yes"}


def test_elasticsearch_has_the_pinned_version(elasticsearch_url: str) -> None:
    with Elasticsearch(elasticsearch_url) as client:
        nodes = client.nodes.info()["nodes"]
    assert [node["version"] for node in nodes.values()] == ["9.5.3"]
