package finder.access;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.elasticsearch.common.io.stream.NamedWriteableRegistry;
import org.elasticsearch.common.network.NetworkService;
import org.elasticsearch.common.settings.ClusterSettings;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.common.util.BigArrays;
import org.elasticsearch.common.util.PageCacheRecycler;
import org.elasticsearch.common.util.concurrent.ThreadContext;
import org.elasticsearch.http.HttpPreRequest;
import org.elasticsearch.http.HttpServerTransport;
import org.elasticsearch.indices.breaker.CircuitBreakerService;
import org.elasticsearch.telemetry.TelemetryProvider;
import org.elasticsearch.threadpool.ThreadPool;
import org.elasticsearch.transport.TransportInterceptor;
import org.elasticsearch.transport.netty4.Netty4Plugin;
import org.elasticsearch.xcontent.NamedXContentRegistry;

/**
 * The network module of Elasticsearch, with the secret of this stack on both ports. The security module of
 * Elasticsearch is not published.
 */
public final class FinderNetworkPlugin extends Netty4Plugin {
  private final Secret secret;

  public FinderNetworkPlugin(Settings settings, Path configuration) throws IOException {
    secret = Secret.read(configuration.resolve("secret"));
  }

  @Override
  public Map<String, Supplier<HttpServerTransport>> getHttpTransports(
      Settings settings,
      ThreadPool threadPool,
      BigArrays bigArrays,
      PageCacheRecycler pageCacheRecycler,
      CircuitBreakerService circuitBreakerService,
      NamedXContentRegistry xContentRegistry,
      NetworkService networkService,
      HttpServerTransport.Dispatcher dispatcher,
      BiConsumer<HttpPreRequest, ThreadContext> perRequestThreadContext,
      ClusterSettings clusterSettings,
      TelemetryProvider telemetry) {
    return super.getHttpTransports(
        settings,
        threadPool,
        bigArrays,
        pageCacheRecycler,
        circuitBreakerService,
        xContentRegistry,
        networkService,
        new SecretDispatcher(dispatcher, secret),
        perRequestThreadContext,
        clusterSettings,
        telemetry);
  }

  @Override
  public List<TransportInterceptor> getTransportInterceptors(
      NamedWriteableRegistry namedWriteableRegistry, ThreadContext threadContext) {
    return List.of(new SecretInterceptor(secret, threadContext));
  }
}
