#include "csoup_shim.h"

#include "csoup_library.h"
#include <string.h>

struct csoup_server {
  SoupServer *server;
  csoup_handlers handlers;
  void *context;
  GList *sockets;
  char *socket_path;
  uint64_t largest_message;
};

struct csoup_socket {
  csoup_server *owner;
  SoupWebsocketConnection *connection;
  // Cuts the connection of a page that doesn't take part in closing; 0 for none.
  guint cut;
};

struct csoup_answer {
  SoupServerMessage *message;
};

struct csoup_watch {
  guint source;
  bool (*function)(void *context);
  void *context;
  // Whether the function is being called, and whether the watch was removed in that call.
  bool is_calling;
  bool is_removed;
};

// The most time, in seconds, that a socket may take to answer a ping before it is closed.
static const guint keepalive_seconds = 20;
// The most time, in milliseconds, that closing a socket may take.
static const guint closing_milliseconds = 1000;

static csoup_request request_of(SoupServerMessage *message) {
  SoupMessageHeaders *headers = soup.server_message_get_request_headers(message);
  GUri *uri = soup.server_message_get_uri(message);
  const char *upgrade = soup.message_headers_get_one(headers, "Upgrade");
  csoup_request request = {
      .method = soup.server_message_get_method(message),
      .path = uri ? g_uri_get_path(uri) : NULL,
      .query = uri ? g_uri_get_query(uri) : NULL,
      .host = soup.message_headers_get_one(headers, "Host"),
      .origin = soup.message_headers_get_one(headers, "Origin"),
      .cookie = soup.message_headers_get_list(headers, "Cookie"),
      .is_upgrade = upgrade && g_ascii_strcasecmp(upgrade, "websocket") == 0,
  };
  return request;
}

static void early(SoupServer *source, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
  (void)source, (void)path, (void)query;
  csoup_server *server = data;
  csoup_request request = request_of(message);
  unsigned status = server->handlers.check(server->context, &request);
  if (status == 0) return;
  soup.server_message_set_status(message, status, NULL);
  // The body of what is refused isn't kept.
  soup.message_body_set_accumulate(soup.server_message_get_request_body(message), FALSE);
  soup.message_headers_replace(soup.server_message_get_response_headers(message), "Connection", "close");
}

static void answer(SoupServer *source, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
  (void)source, (void)path, (void)query;
  csoup_server *server = data;
  if (soup.server_message_get_status(message) != 0) return;
  csoup_request request = request_of(message);
  csoup_answer made = {message};
  server->handlers.answer(server->context, &request, &made);
}

static void received(SoupWebsocketConnection *connection, gint type, GBytes *bytes, gpointer data) {
  (void)connection;
  csoup_socket *socket = data;
  if (type != SOUP_WEBSOCKET_DATA_TEXT) return;
  gsize length = 0;
  const char *text = g_bytes_get_data(bytes, &length);
  socket->owner->handlers.received(socket->owner->context, socket, text, length);
}

static void forget(csoup_socket *socket) {
  csoup_server *server = socket->owner;
  server->sockets = g_list_remove(server->sockets, socket);
  if (socket->cut) g_source_remove(socket->cut);
  server->handlers.closed(server->context, socket);
  g_signal_handlers_disconnect_by_data(socket->connection, socket);
  g_object_unref(socket->connection);
  g_free(socket);
}

static void closed(SoupWebsocketConnection *connection, gpointer data) {
  (void)connection;
  forget(data);
}

static void opened(
    SoupServer *source, SoupServerMessage *message, const char *path, SoupWebsocketConnection *connection, gpointer data) {
  (void)source, (void)message, (void)path;
  csoup_server *server = data;
  csoup_socket *socket = g_new0(csoup_socket, 1);
  socket->owner = server;
  socket->connection = g_object_ref(connection);
  soup.websocket_connection_set_max_incoming_payload_size(connection, server->largest_message);
  soup.websocket_connection_set_keepalive_interval(connection, keepalive_seconds);
  server->sockets = g_list_prepend(server->sockets, socket);
  g_signal_connect(connection, "message", G_CALLBACK(received), socket);
  g_signal_connect(connection, "closed", G_CALLBACK(closed), socket);
  server->handlers.opened(server->context, socket);
}

csoup_server *csoup_server_create(
    unsigned port, const char *socket_path, uint64_t largest_message, csoup_handlers handlers, void *context,
    char **error) {
  if (!csoup_library_load()) {
    *error = g_strdup("libsoup 3 is not installed");
    return NULL;
  }
  csoup_server *server = g_new0(csoup_server, 1);
  server->server = soup.server_new("server-header", "flipbook", NULL);
  server->handlers = handlers;
  server->context = context;
  server->socket_path = g_strdup(socket_path);
  server->largest_message = largest_message;
  // Extensions of the protocol would unpack what a stranger packed.
  soup.server_remove_websocket_extension(server->server, soup.websocket_extension_deflate_get_type());
  soup.server_add_early_handler(server->server, NULL, early, server, NULL);
  soup.server_add_handler(server->server, NULL, answer, server, NULL);
  soup.server_add_websocket_handler(server->server, socket_path, NULL, NULL, opened, server, NULL);
  GError *problem = NULL;
  if (!soup.server_listen_local(server->server, port, SOUP_SERVER_LISTEN_IPV4_ONLY, &problem)) {
    *error = g_strdup(problem->message);
    g_error_free(problem);
    csoup_server_destroy(server);
    return NULL;
  }
  return server;
}

unsigned csoup_server_port(csoup_server *server) {
  GSList *uris = soup.server_get_uris(server->server);
  int port = uris ? g_uri_get_port(uris->data) : 0;
  g_slist_free_full(uris, (GDestroyNotify)g_uri_unref);
  return port > 0 ? (unsigned)port : 0;
}

void csoup_server_destroy(csoup_server *server) {
  while (server->sockets) {
    csoup_socket *socket = server->sockets->data;
    if (soup.websocket_connection_get_state(socket->connection) == SOUP_WEBSOCKET_STATE_OPEN)
      soup.websocket_connection_close(socket->connection, SOUP_WEBSOCKET_CLOSE_GOING_AWAY, NULL);
    forget(socket);
  }
  soup.server_disconnect(server->server);
  g_object_unref(server->server);
  g_free(server->socket_path);
  g_free(server);
}

void csoup_free(char *text) { g_free(text); }

void csoup_answer_set(csoup_answer *answer, unsigned status, const char *type, const void *bytes, size_t length) {
  soup.server_message_set_status(answer->message, status, NULL);
  soup.server_message_set_response(answer->message, type, SOUP_MEMORY_COPY, bytes, length);
}

void csoup_answer_header(csoup_answer *answer, const char *name, const char *value) {
  soup.message_headers_replace(soup.server_message_get_response_headers(answer->message), name, value);
}

static bool is_open(csoup_socket *socket) {
  return soup.websocket_connection_get_state(socket->connection) == SOUP_WEBSOCKET_STATE_OPEN;
}

void csoup_socket_send_text(csoup_socket *socket, const char *text) {
  if (is_open(socket)) soup.websocket_connection_send_text(socket->connection, text);
}

void csoup_socket_send_bytes(csoup_socket *socket, const void *bytes, size_t length) {
  if (is_open(socket)) soup.websocket_connection_send_binary(socket->connection, bytes, length);
}

static gboolean cut(gpointer data) {
  csoup_socket *socket = data;
  socket->cut = 0;
  // Unsent messages are lost with the connection.
  soup.io_stream_close(soup.websocket_connection_get_io_stream(socket->connection), NULL, NULL);
  forget(socket);
  return G_SOURCE_REMOVE;
}

void csoup_socket_close(csoup_socket *socket, unsigned short code, const char *reason) {
  if (!is_open(socket)) return;
  socket->cut = g_timeout_add(closing_milliseconds, cut, socket);
  // Closing waits for the page to read all that was sent before.
  soup.websocket_connection_close(socket->connection, code, reason);
}

static GMainLoop *shared_loop(void) {
  static GMainLoop *loop = NULL;
  static gsize is_made = 0;
  if (g_once_init_enter(&is_made)) {
    loop = g_main_loop_new(NULL, FALSE);
    g_once_init_leave(&is_made, 1);
  }
  return loop;
}

void csoup_loop_run(void) { g_main_loop_run(shared_loop()); }

void csoup_loop_quit(void) { g_main_loop_quit(shared_loop()); }

typedef struct {
  void (*function)(void *context);
  void *context;
} posted;

static gboolean call_posted(gpointer data) {
  posted *call = data;
  call->function(call->context);
  return G_SOURCE_REMOVE;
}

void csoup_post(void (*function)(void *context), void *context) {
  posted *call = g_new(posted, 1);
  call->function = function;
  call->context = context;
  g_idle_add_full(G_PRIORITY_DEFAULT, call_posted, call, g_free);
}

static gboolean call_watch(gpointer data) {
  csoup_watch *watch = data;
  watch->is_calling = true;
  bool goes_on = watch->function(watch->context);
  watch->is_calling = false;
  if (watch->is_removed) {
    g_free(watch);
    return G_SOURCE_REMOVE;
  }
  if (goes_on) return G_SOURCE_CONTINUE;
  watch->source = 0;
  return G_SOURCE_REMOVE;
}

static gboolean call_descriptor(gint descriptor, GIOCondition condition, gpointer data) {
  (void)descriptor, (void)condition;
  return call_watch(data);
}

static csoup_watch *watch_create(bool (*function)(void *context), void *context) {
  csoup_watch *watch = g_new0(csoup_watch, 1);
  watch->function = function;
  watch->context = context;
  return watch;
}

csoup_watch *csoup_every(unsigned milliseconds, bool (*function)(void *context), void *context) {
  csoup_watch *watch = watch_create(function, context);
  watch->source = g_timeout_add(milliseconds, call_watch, watch);
  return watch;
}

csoup_watch *csoup_watch_descriptor(int descriptor, bool (*function)(void *context), void *context) {
  csoup_watch *watch = watch_create(function, context);
  watch->source = g_unix_fd_add(descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR, call_descriptor, watch);
  return watch;
}

void csoup_watch_remove(csoup_watch *watch) {
  if (watch->is_calling) {
    watch->is_removed = true;
    return;
  }
  if (watch->source) g_source_remove(watch->source);
  g_free(watch);
}
