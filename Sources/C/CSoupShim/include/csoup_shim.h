#ifndef CSOUP_SHIM_H
#define CSOUP_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// An HTTP and WebSocket server on the loopback interface, by libsoup, and the loop that it runs in. All functions but
// csoup_post are called on the thread that runs the loop.

typedef struct csoup_server csoup_server;
typedef struct csoup_socket csoup_socket;
typedef struct csoup_answer csoup_answer;
typedef struct csoup_watch csoup_watch;

/// A request's parts. Those that are missing are NULL.
typedef struct {
  const char *method;
  const char *path;
  const char *query;
  const char *host;
  const char *origin;
  const char *cookie;
  bool is_upgrade;
} csoup_request;

/// Callbacks of the server, each with the context it was made with.
typedef struct {
  /// Checks a request before its body is read. Returns 0 to let it pass, or the status it is refused with.
  unsigned (*check)(void *context, const csoup_request *request);
  /// Answers a request that has passed.
  void (*answer)(void *context, const csoup_request *request, csoup_answer *answer);
  /// A socket was opened.
  void (*opened)(void *context, csoup_socket *socket);
  /// A text came, which is not ended by a 0.
  void (*received)(void *context, csoup_socket *socket, const char *text, size_t length);
  /// A socket is gone. It isn't valid any more when this returns.
  void (*closed)(void *context, csoup_socket *socket);
} csoup_handlers;

/// Starts a server.
///
/// - port: 0 for any that is free.
/// - socket_path: The path at which sockets open.
/// - largest_message: The most bytes of a message that a socket takes.
/// - error: Set to a text to be freed with csoup_free where NULL is returned.
csoup_server *csoup_server_create(
    unsigned port, const char *socket_path, uint64_t largest_message, csoup_handlers handlers, void *context,
    char **error);
/// The port that it listens on.
unsigned csoup_server_port(csoup_server *server);
/// Closes all sockets and stops listening.
void csoup_server_destroy(csoup_server *server);
void csoup_free(char *text);

void csoup_answer_set(csoup_answer *answer, unsigned status, const char *type, const void *bytes, size_t length);
void csoup_answer_header(csoup_answer *answer, const char *name, const char *value);

void csoup_socket_send_text(csoup_socket *socket, const char *text);
void csoup_socket_send_bytes(csoup_socket *socket, const void *bytes, size_t length);
void csoup_socket_close(csoup_socket *socket, unsigned short code, const char *reason);

/// Runs the loop until csoup_loop_quit.
void csoup_loop_run(void);
void csoup_loop_quit(void);
/// Calls a function on the loop's thread, from any thread.
void csoup_post(void (*function)(void *context), void *context);
/// Calls a function every so many milliseconds, until it returns false or the watch is removed.
csoup_watch *csoup_every(unsigned milliseconds, bool (*function)(void *context), void *context);
/// Calls a function whenever a descriptor can be read or is at its end, until it returns false or the watch is removed.
csoup_watch *csoup_watch_descriptor(int descriptor, bool (*function)(void *context), void *context);
void csoup_watch_remove(csoup_watch *watch);

#endif
