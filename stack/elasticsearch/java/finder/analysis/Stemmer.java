package finder.analysis;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;

/** {@code stemmer}: language (english), or its alias name. Only these four languages are supported. */
final class Stemmer extends AbstractTokenFilterFactory {
  private static final Map<String, UnaryOperator<TokenStream>> LANGUAGES =
      new TreeMap<>(
          Map.of(
              "english", PorterStemFilter::new,
              "light_english", KStemFilter::new,
              "minimal_english", EnglishMinimalStemFilter::new,
              "possessive_english", EnglishPossessiveFilter::new));

  private final UnaryOperator<TokenStream> stemming;

  Stemmer(String name, Parameters parameters) {
    super(name);
    String language = parameters.text("language", parameters.text("name", "english"));
    this.stemming = LANGUAGES.get(language);
    if (stemming == null) {
      String supported = String.join(", ", LANGUAGES.keySet());
      throw parameters.refused("language", "[" + language + "] is not supported here; supported: " + supported);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return stemming.apply(input);
  }
}
