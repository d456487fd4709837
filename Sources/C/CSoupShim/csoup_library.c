#include "csoup_library.h"

#include "clazy_library.h"

csoup_functions csoup_library_functions;

#define FUNCTION(name) {"soup_" #name, (void **)&csoup_library_functions.name}
static const clazy_function functions[] = {
    FUNCTION(server_new),
    FUNCTION(server_remove_websocket_extension),
    FUNCTION(server_add_early_handler),
    FUNCTION(server_add_handler),
    FUNCTION(server_add_websocket_handler),
    FUNCTION(server_listen_local),
    FUNCTION(server_get_uris),
    FUNCTION(server_disconnect),
    FUNCTION(server_message_get_method),
    FUNCTION(server_message_get_uri),
    FUNCTION(server_message_get_status),
    FUNCTION(server_message_set_status),
    FUNCTION(server_message_set_response),
    FUNCTION(server_message_get_request_headers),
    FUNCTION(server_message_get_response_headers),
    FUNCTION(server_message_get_request_body),
    FUNCTION(message_body_set_accumulate),
    FUNCTION(message_headers_get_one),
    FUNCTION(message_headers_get_list),
    FUNCTION(message_headers_replace),
    FUNCTION(websocket_extension_deflate_get_type),
    FUNCTION(websocket_connection_get_state),
    FUNCTION(websocket_connection_get_io_stream),
    FUNCTION(websocket_connection_set_max_incoming_payload_size),
    FUNCTION(websocket_connection_set_keepalive_interval),
    FUNCTION(websocket_connection_send_text),
    FUNCTION(websocket_connection_send_binary),
    FUNCTION(websocket_connection_close),
    {"g_io_stream_close", (void **)&csoup_library_functions.io_stream_close},
};
static const char *const files[] = {"libsoup-3.0.so.0", "libsoup-3.0.so", NULL};
static clazy_library library = {
    files, functions, sizeof functions / sizeof *functions, PTHREAD_MUTEX_INITIALIZER, 0};

bool csoup_library_load(void) { return clazy_load(&library); }
