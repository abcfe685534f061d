package finder.analysis;

import java.io.IOException;
import java.io.Reader;
import java.text.ParseException;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.synonym.SolrSynonymParser;
import org.apache.lucene.analysis.synonym.SynonymMap;
import org.apache.lucene.util.CharsRef;
import org.apache.lucene.util.CharsRefBuilder;

/** Parses rules in the Solr format. In lenient mode, rules that the analyzer cannot turn into terms are skipped. */
final class SynonymRules extends SolrSynonymParser {
  private final boolean lenient;

  SynonymRules(boolean expand, boolean lenient, Analyzer analyzer) {
    super(true, expand, analyzer);
    this.lenient = lenient;
  }

  SynonymMap read(Reader rules) throws IOException, ParseException {
    parse(rules);
    return build();
  }

  @Override
  public CharsRef analyze(String text, CharsRefBuilder reuse) throws IOException {
    try {
      return super.analyze(text, reuse);
    } catch (IllegalArgumentException unreadable) {
      if (lenient) {
        return new CharsRef();
      }
      throw unreadable;
    }
  }

  @Override
  public void add(CharsRef input, CharsRef output, boolean includeOriginal) {
    if (lenient && (input.length == 0 || output.length == 0)) {
      return;
    }
    super.add(input, output, includeOriginal);
  }
}
