package finder.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.StemmerOverrideFilter;
import org.apache.lucene.analysis.miscellaneous.StemmerOverrideFilter.StemmerOverrideMap;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;

/** {@code stemmer_override}: rules such as "running, runs => run". Stemmers leave the stems of the rules as they are. */
final class StemmerOverride extends AbstractTokenFilterFactory {
  private final StemmerOverrideMap stems;

  StemmerOverride(String name, Parameters parameters) {
    super(name);
    StemmerOverrideFilter.Builder builder = new StemmerOverrideFilter.Builder(false);
    for (String rule : parameters.list("rules")) {
      List<String> sides = List.of(rule.split("=>", -1));
      String stem = sides.size() == 2 ? sides.get(1).strip() : "";
      if (stem.isEmpty() || stem.contains(",")) {
        throw parameters.refused("rules", "has the invalid rule [" + rule + "]; a rule is: words => stem");
      }
      for (String word : sides.get(0).split(",", -1)) {
        if (word.isBlank()) {
          throw parameters.refused("rules", "has the invalid rule [" + rule + "]; a rule is: words => stem");
        }
        builder.add(word.strip(), stem);
      }
    }
    try {
      this.stems = builder.build();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new StemmerOverrideFilter(input, stems);
  }
}
