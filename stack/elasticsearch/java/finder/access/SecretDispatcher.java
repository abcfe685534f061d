package finder.access;

import org.elasticsearch.common.util.concurrent.ThreadContext;
import org.elasticsearch.http.HttpServerTransport.Dispatcher;
import org.elasticsearch.rest.RestChannel;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;

/** Answers 401 to every HTTP request without the secret, before any handler sees the request. */
final class SecretDispatcher implements Dispatcher {
  private static final String REFUSAL =
      """
      {"error":{"type":"security_exception","reason":"missing or wrong credentials"},"status":401}""";

  private final Dispatcher dispatcher;
  private final Secret secret;

  SecretDispatcher(Dispatcher dispatcher, Secret secret) {
    this.dispatcher = dispatcher;
    this.secret = secret;
  }

  @Override
  public void dispatchRequest(RestRequest request, RestChannel channel, ThreadContext threadContext) {
    if (secret.matches(request.header("Authorization"))) {
      dispatcher.dispatchRequest(request, channel, threadContext);
    } else {
      refuse(channel);
    }
  }

  @Override
  public void dispatchBadRequest(RestChannel channel, ThreadContext threadContext, Throwable cause) {
    if (secret.matches(channel.request().header("Authorization"))) {
      dispatcher.dispatchBadRequest(channel, threadContext, cause);
    } else {
      refuse(channel);
    }
  }

  private static void refuse(RestChannel channel) {
    var response = new RestResponse(RestStatus.UNAUTHORIZED, "application/json", REFUSAL);
    response.addHeader("WWW-Authenticate", "Basic realm=\"meridian\", charset=\"UTF-8\"");
    channel.sendResponse(response);
  }
}
