package finder.analysis;

import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.elasticsearch.index.analysis.AbstractTokenizerFactory;

/** {@code keyword} tokenizer: buffer_size (256), in characters. */
final class Keyword extends AbstractTokenizerFactory {
  private final int bufferSize;

  Keyword(String name, Parameters parameters) {
    super(name);
    this.bufferSize = parameters.number("buffer_size", KeywordTokenizer.DEFAULT_BUFFER_SIZE);
    if (bufferSize < 1) {
      throw parameters.refused("buffer_size", "must be 1 or more, not " + bufferSize);
    }
  }

  @Override
  public Tokenizer create() {
    return new KeywordTokenizer(bufferSize);
  }
}
