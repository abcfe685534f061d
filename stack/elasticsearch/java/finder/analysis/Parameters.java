package finder.analysis;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.elasticsearch.common.settings.Settings;

/** The parameters of one component. It records which ones were read, so that all others can be refused. */
final class Parameters {
  private final String part;
  private final Settings settings;
  private final Set<String> known = new TreeSet<>();

  Parameters(String part, Settings settings) {
    this.part = part;
    this.settings = settings;
  }

  boolean flag(String name, boolean otherwise) {
    known.add(name);
    return settings.getAsBoolean(name, otherwise);
  }

  int number(String name, int otherwise) {
    known.add(name);
    return settings.getAsInt(name, otherwise);
  }

  String text(String name, String otherwise) {
    known.add(name);
    return settings.get(name, otherwise);
  }

  List<String> list(String name) {
    known.add(name);
    if (settings.hasValue(name) == false) {
      throw refused(name, "is required");
    }
    return settings.getAsList(name);
  }

  IllegalArgumentException refused(String name, String reason) {
    return new IllegalArgumentException("[" + part + "]: parameter [" + name + "] " + reason);
  }

  /** Refuses every parameter that was not read, by name. Call this after reading the supported ones. */
  void refuseTheRest() {
    for (String name : settings.names()) {
      if (name.equals("type") == false && name.equals("index") == false && known.contains(name) == false) {
        throw refused(name, "is not supported here; supported: " + String.join(", ", known));
      }
    }
  }
}
