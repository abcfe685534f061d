package finder.access;

import java.util.concurrent.Executor;
import org.elasticsearch.ElasticsearchSecurityException;
import org.elasticsearch.common.util.concurrent.ThreadContext;
import org.elasticsearch.rest.RestStatus;
import org.elasticsearch.transport.Transport;
import org.elasticsearch.transport.TransportInterceptor;
import org.elasticsearch.transport.TransportRequest;
import org.elasticsearch.transport.TransportRequestHandler;
import org.elasticsearch.transport.TransportRequestOptions;
import org.elasticsearch.transport.TransportResponse;
import org.elasticsearch.transport.TransportResponseHandler;

/** Requests between nodes carry the secret. A request without the secret is refused, the handshake included. */
final class SecretInterceptor implements TransportInterceptor {
  private static final String HEADER = "_meridian_secret";

  private final Secret secret;
  private final ThreadContext threadContext;

  SecretInterceptor(Secret secret, ThreadContext threadContext) {
    this.secret = secret;
    this.threadContext = threadContext;
  }

  @Override
  public <T extends TransportRequest> TransportRequestHandler<T> interceptHandler(
      String action, Executor executor, boolean forceExecution, TransportRequestHandler<T> handler) {
    return (request, channel, task) -> {
      if (!secret.matches(threadContext.getHeader(HEADER))) {
        throw new ElasticsearchSecurityException(
            "missing or wrong credentials for " + action, RestStatus.UNAUTHORIZED);
      }
      handler.messageReceived(request, channel, task);
    };
  }

  @Override
  public AsyncSender interceptSender(AsyncSender sender) {
    return new AsyncSender() {
      @Override
      public <T extends TransportResponse> void sendRequest(
          Transport.Connection connection,
          String action,
          TransportRequest request,
          TransportRequestOptions options,
          TransportResponseHandler<T> handler) {
        if (threadContext.getHeader(HEADER) != null) {
          sender.sendRequest(connection, action, request, options, handler);
          return;
        }
        try (var restored = threadContext.newStoredContext()) {
          threadContext.putHeader(HEADER, secret.header());
          sender.sendRequest(connection, action, request, options, handler);
        }
      }
    };
  }
}
