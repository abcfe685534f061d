package finder.analysis;

import java.io.StringReader;
import java.util.List;
import java.util.function.Function;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.synonym.SynonymGraphFilter;
import org.apache.lucene.analysis.synonym.SynonymMap;
import org.elasticsearch.index.IndexService.IndexCreationContext;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.CharFilterFactory;
import org.elasticsearch.index.analysis.CustomAnalyzer;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;

/**
 * {@code synonym_graph}: synonyms (required, in the Solr format), expand (true), lenient (false). The rules are
 * analysed with the tokenizer and the filters before this one. Files, sets, WordNet and reloading are refused.
 */
final class SynonymGraph extends AbstractTokenFilterFactory {
  private final List<String> rules;
  private final boolean expand;
  private final boolean lenient;

  SynonymGraph(String name, Parameters parameters) {
    super(name);
    String format = parameters.text("format", "solr");
    if (format.equals("solr") == false) {
      throw parameters.refused("format", "[" + format + "] is not supported here; supported: solr");
    }
    this.rules = parameters.list("synonyms");
    this.expand = parameters.flag("expand", true);
    this.lenient = parameters.flag("lenient", false);
  }

  @Override
  public TokenStream create(TokenStream input) {
    throw new IllegalStateException("[" + name() + "] works only in a chain whose tokenizer reads its rules");
  }

  @Override
  public TokenFilterFactory getChainAwareTokenFilterFactory(
      IndexCreationContext context,
      TokenizerFactory tokenizer,
      List<CharFilterFactory> charFilters,
      List<TokenFilterFactory> precedingFilters,
      Function<String, TokenFilterFactory> allFilters) {
    return new InChain(name(), readRules(chain(tokenizer, charFilters, precedingFilters)));
  }

  private static Analyzer chain(
      TokenizerFactory tokenizer, List<CharFilterFactory> charFilters, List<TokenFilterFactory> filters) {
    return new CustomAnalyzer(
        tokenizer,
        charFilters.toArray(CharFilterFactory[]::new),
        filters.stream().map(TokenFilterFactory::getSynonymFilter).toArray(TokenFilterFactory[]::new));
  }

  private SynonymMap readRules(Analyzer analyzer) {
    try (analyzer) {
      var parser = new SynonymRules(expand, lenient, analyzer);
      return parser.read(new StringReader(String.join("\n", rules)));
    } catch (Exception failure) {
      throw new IllegalArgumentException("[" + name() + "]: parameter [synonyms] cannot be read", failure);
    }
  }

  /** The filter within one analyzer, with parsed rules. */
  private static final class InChain extends AbstractTokenFilterFactory {
    private final SynonymMap synonyms;

    InChain(String name, SynonymMap synonyms) {
      super(name);
      this.synonyms = synonyms;
    }

    @Override
    public TokenStream create(TokenStream input) {
      return synonyms.fst == null ? input : new SynonymGraphFilter(input, synonyms, false);
    }

    /** A later synonym filter analyses its rules without this one, because rules allow one token per position. */
    @Override
    public TokenFilterFactory getSynonymFilter() {
      return IDENTITY_FILTER;
    }
  }
}
