package finder.analysis;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.ar.ArabicNormalizationFilter;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;

/** {@code arabic_normalization}: no parameters. */
final class ArabicNormalization extends AbstractTokenFilterFactory implements NormalizingTokenFilterFactory {
  ArabicNormalization(String name, Parameters none) {
    super(name);
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new ArabicNormalizationFilter(input);
  }
}
