"""Definitions of analysis components that the plugin must refuse."""

from dataclasses import dataclass

from tests.stack.analysis_fixture import synonyms


@dataclass(frozen=True)
class Refusal:
    """definition: the refused definition. named: texts that the error must contain, such as the parameter."""

    definition: dict[str, object]
    named: tuple[str, ...]


REFUSALS = (
    Refusal({"type": "edge_ngram", "side": "back"}, ("side", "not supported")),
    Refusal({"type": "edge_ngram", "min_gram": 0}, ("min_gram", "0")),
    Refusal({"type": "edge_ngram", "min_gram": 5, "max_gram": 3}, ("max_gram", "5", "3")),
    Refusal({"type": "asciifolding", "preserve": True}, ("preserve", "preserve_original")),
    Refusal({"type": "stemmer", "language": "german"}, ("language", "german", "light_english")),
    Refusal({"type": "stemmer", "name": "porter2"}, ("language", "porter2")),
    Refusal({"type": "arabic_normalization", "level": 2}, ("level",)),
    Refusal({"type": "synonym_graph"}, ("synonyms", "required")),
    Refusal({"type": "stemmer_override"}, ("rules", "required")),
    Refusal({"type": "stemmer_override", "rules": ["hospital"]}, ("rules", "[hospital]", "words => stem")),
    Refusal({"type": "stemmer_override", "rules": ["a, => b"]}, ("rules", "[a, => b]")),
    Refusal(synonyms("a, b", format="wordnet"), ("format", "wordnet", "solr")),
    Refusal(synonyms("a, b", updateable=True), ("updateable", "not supported")),
    Refusal(synonyms("a, b", synonyms_path="analysis/synonyms.txt"), ("synonyms_path", "not supported")),
    Refusal(synonyms("a, b", synonyms_set="subjects"), ("synonyms_set", "not supported")),
    Refusal(synonyms("a => b => c"), ("synonyms", "cannot be read")),
)
