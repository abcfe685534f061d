package finder.analysis;

import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.ar.ArabicNormalizationFilter;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.ngram.EdgeNGramTokenFilter;
import org.elasticsearch.index.analysis.PreConfiguredTokenFilter;
import org.elasticsearch.index.analysis.PreConfiguredTokenizer;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;

/**
 * The components of Elasticsearch's analysis-common module, which is not published. Names, parameters and
 * defaults are the same, so that one set of index settings works on both.
 */
public final class FinderAnalysisPlugin extends Plugin implements AnalysisPlugin {
  /** Creates one component from its name and its checked parameters. */
  private interface Maker<T> {
    T make(String name, Parameters parameters);
  }

  private static <T> AnalysisProvider<T> configured(Maker<T> maker) {
    return (indexSettings, environment, name, settings) -> {
      Parameters parameters = new Parameters(name, settings);
      T part = maker.make(name, parameters);
      parameters.refuseTheRest();
      return part;
    };
  }

  private static <T> AnalysisProvider<T> onlyConfigured(Maker<T> maker) {
    return AnalysisPlugin.requiresAnalysisSettings(configured(maker));
  }

  @Override
  public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
    return Map.of(
        "asciifolding", configured(AsciiFolding::new),
        "arabic_normalization", configured(ArabicNormalization::new),
        "edge_ngram", configured(EdgeNGram::new),
        "stemmer", configured(Stemmer::new),
        "stemmer_override", onlyConfigured(StemmerOverride::new),
        "synonym_graph", onlyConfigured(SynonymGraph::new));
  }

  @Override
  public Map<String, AnalysisProvider<TokenizerFactory>> getTokenizers() {
    return Map.of("keyword", configured(Keyword::new));
  }

  /** Components without settings. The built-in edge_ngram produces one character only. */
  @Override
  public List<PreConfiguredTokenFilter> getPreConfiguredTokenFilters() {
    return List.of(
        PreConfiguredTokenFilter.singleton("asciifolding", true, ASCIIFoldingFilter::new),
        PreConfiguredTokenFilter.singleton("arabic_normalization", true, ArabicNormalizationFilter::new),
        PreConfiguredTokenFilter.singleton("edge_ngram", false, false, in -> new EdgeNGramTokenFilter(in, 1)),
        PreConfiguredTokenFilter.singleton("stemmer", false, PorterStemFilter::new));
  }

  @Override
  public List<PreConfiguredTokenizer> getPreConfiguredTokenizers() {
    return List.of(PreConfiguredTokenizer.singleton("keyword", KeywordTokenizer::new));
  }
}
