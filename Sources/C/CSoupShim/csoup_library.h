#ifndef CSOUP_LIBRARY_H
#define CSOUP_LIBRARY_H

#include <glib-object.h>
#include <glib-unix.h>
#include <stdbool.h>

/* Declarations of libsoup 3.0 and later, as far as the studio needs them. Its headers would have every start of the program load
   it. */
typedef struct _SoupServer SoupServer;
typedef struct _SoupServerMessage SoupServerMessage;
typedef struct _SoupMessageHeaders SoupMessageHeaders;
typedef struct _SoupMessageBody SoupMessageBody;
typedef struct _SoupWebsocketConnection SoupWebsocketConnection;
typedef struct _GIOStream GIOStream;

enum {
  SOUP_SERVER_LISTEN_IPV4_ONLY = 2,
  SOUP_MEMORY_COPY = 2,
  SOUP_WEBSOCKET_DATA_TEXT = 1,
  SOUP_WEBSOCKET_STATE_OPEN = 1,
  SOUP_WEBSOCKET_CLOSE_GOING_AWAY = 1001,
};

typedef void (*SoupServerCallback)(
    SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data);
typedef void (*SoupServerWebsocketCallback)(
    SoupServer *server, SoupServerMessage *message, const char *path, SoupWebsocketConnection *connection,
    gpointer data);

/* Its functions, once csoup_library_load has returned true. */
typedef struct {
  SoupServer *(*server_new)(const char *property, ...);
  void (*server_remove_websocket_extension)(SoupServer *server, GType type);
  void (*server_add_early_handler)(
      SoupServer *server, const char *path, SoupServerCallback callback, gpointer data, GDestroyNotify destroy);
  void (*server_add_handler)(
      SoupServer *server, const char *path, SoupServerCallback callback, gpointer data, GDestroyNotify destroy);
  void (*server_add_websocket_handler)(
      SoupServer *server, const char *path, const char *origin, char **protocols, SoupServerWebsocketCallback callback,
      gpointer data, GDestroyNotify destroy);
  gboolean (*server_listen_local)(SoupServer *server, guint port, int options, GError **error);
  GSList *(*server_get_uris)(SoupServer *server);
  void (*server_disconnect)(SoupServer *server);
  const char *(*server_message_get_method)(SoupServerMessage *message);
  GUri *(*server_message_get_uri)(SoupServerMessage *message);
  guint (*server_message_get_status)(SoupServerMessage *message);
  void (*server_message_set_status)(SoupServerMessage *message, guint status, const char *phrase);
  void (*server_message_set_response)(
      SoupServerMessage *message, const char *type, int memory, const char *body, gsize length);
  SoupMessageHeaders *(*server_message_get_request_headers)(SoupServerMessage *message);
  SoupMessageHeaders *(*server_message_get_response_headers)(SoupServerMessage *message);
  SoupMessageBody *(*server_message_get_request_body)(SoupServerMessage *message);
  void (*message_body_set_accumulate)(SoupMessageBody *body, gboolean accumulate);
  const char *(*message_headers_get_one)(SoupMessageHeaders *headers, const char *name);
  const char *(*message_headers_get_list)(SoupMessageHeaders *headers, const char *name);
  void (*message_headers_replace)(SoupMessageHeaders *headers, const char *name, const char *value);
  GType (*websocket_extension_deflate_get_type)(void);
  int (*websocket_connection_get_state)(SoupWebsocketConnection *connection);
  GIOStream *(*websocket_connection_get_io_stream)(SoupWebsocketConnection *connection);
  void (*websocket_connection_set_max_incoming_payload_size)(SoupWebsocketConnection *connection, guint64 size);
  void (*websocket_connection_set_keepalive_interval)(SoupWebsocketConnection *connection, guint seconds);
  void (*websocket_connection_send_text)(SoupWebsocketConnection *connection, const char *text);
  void (*websocket_connection_send_binary)(SoupWebsocketConnection *connection, gconstpointer bytes, gsize length);
  void (*websocket_connection_close)(SoupWebsocketConnection *connection, gushort code, const char *reason);
  /* Of GIO, which comes with it. */
  gboolean (*io_stream_close)(GIOStream *stream, void *cancellable, GError **error);
} csoup_functions;

extern csoup_functions csoup_library_functions;
#define soup csoup_library_functions

/* Loads the library. Returns false where it is not installed. */
bool csoup_library_load(void);

#endif
