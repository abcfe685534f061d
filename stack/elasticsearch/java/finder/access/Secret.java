package finder.access;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;

/** The user name and the password of this stack, as `name:password`. */
final class Secret {
  private final String header;

  private Secret(String credentials) {
    byte[] bytes = credentials.getBytes(StandardCharsets.UTF_8);
    header = "Basic " + Base64.getEncoder().encodeToString(bytes);
  }

  /** Reads the file. A missing or empty file stops the node, so that a node never runs without a secret. */
  static Secret read(Path file) throws IOException {
    String credentials = Files.readString(file).strip();
    if (credentials.isEmpty()) {
      throw new IllegalStateException(file + " is empty");
    }
    return new Secret(credentials);
  }

  /** The value of an Authorization header (RFC 7617). */
  String header() {
    return header;
  }

  /** Compares in constant time. */
  boolean matches(String given) {
    return given != null
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), header.getBytes(StandardCharsets.UTF_8));
  }
}
