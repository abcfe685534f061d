package finder.analysis;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.ngram.EdgeNGramTokenFilter;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;

/** {@code edge_ngram}: min_gram (1), max_gram (2), preserve_original (false); the deprecated side is refused. */
final class EdgeNGram extends AbstractTokenFilterFactory {
  private final int minGram;
  private final int maxGram;
  private final boolean preserveOriginal;

  EdgeNGram(String name, Parameters parameters) {
    super(name);
    this.minGram = parameters.number("min_gram", 1);
    this.maxGram = parameters.number("max_gram", 2);
    this.preserveOriginal = parameters.flag("preserve_original", false);
    if (minGram < 1) {
      throw parameters.refused("min_gram", "must be 1 or more, not " + minGram);
    }
    if (minGram > maxGram) {
      throw parameters.refused("max_gram", "must not be less than min_gram " + minGram + ", as " + maxGram + " is");
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new EdgeNGramTokenFilter(input, minGram, maxGram, preserveOriginal);
  }

  @Override
  public boolean breaksFastVectorHighlighter() {
    return true;
  }

  @Override
  public TokenFilterFactory getSynonymFilter() {
    throw new IllegalArgumentException("Token filter [" + name() + "] cannot be used to parse synonyms");
  }
}
