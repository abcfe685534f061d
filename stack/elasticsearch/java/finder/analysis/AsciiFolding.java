package finder.analysis;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;

/** {@code asciifolding}: preserve_original (false). */
final class AsciiFolding extends AbstractTokenFilterFactory implements NormalizingTokenFilterFactory {
  private final boolean preserveOriginal;

  AsciiFolding(String name, Parameters parameters) {
    this(name, parameters.flag("preserve_original", false));
  }

  private AsciiFolding(String name, boolean preserveOriginal) {
    super(name);
    this.preserveOriginal = preserveOriginal;
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new ASCIIFoldingFilter(input, preserveOriginal);
  }

  /** A normalizer produces one term, so the original is not kept. */
  @Override
  public TokenStream normalize(TokenStream input) {
    return new ASCIIFoldingFilter(input);
  }

  /** Synonym rules allow one token per position. */
  @Override
  public TokenFilterFactory getSynonymFilter() {
    return preserveOriginal ? new AsciiFolding(name(), false) : this;
  }
}
