package finder.launch;

import java.nio.file.Path;
import java.util.Map;
import org.elasticsearch.common.logging.LogConfigurator;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.node.InternalSettingsPreparer;
import org.elasticsearch.node.Node;
import org.elasticsearch.plugins.PluginsLoader;

/**
 * Starts one Elasticsearch node. The first argument is its home (modules/), the second its configuration
 * folder (elasticsearch.yml, which names the data and log folders). SIGTERM and SIGINT stop it cleanly.
 */
public final class Launcher {
  private Launcher() {}

  public static void main(String[] arguments) {
    try {
      Node node = start(Path.of(arguments[0]), Path.of(arguments[1]));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node), "close-node"));
      Thread.currentThread().join();
    } catch (Throwable failure) {
      failure.printStackTrace();
      // The threads of a partly started node would keep the process alive.
      System.exit(1);
    }
  }

  private static Node start(Path home, Path configuration) throws Exception {
    var environment =
        InternalSettingsPreparer.prepareEnvironment(
            Settings.EMPTY, Map.of("path.home", home.toString()), configuration, () -> "node-0");
    LogConfigurator.configureWithoutConfig(environment.settings());
    var plugins =
        PluginsLoader.createPluginsLoader(
            PluginsLoader.loadModulesBundles(environment.modulesDir(), false),
            PluginsLoader.loadPluginsBundles(environment.pluginsDir(), false),
            Map.of(),
            false);
    Node node = new Node(environment, plugins);
    node.start();
    return node;
  }

  private static void close(Node node) {
    try {
      node.close();
    } catch (Exception failure) {
      failure.printStackTrace();
    }
  }
}
