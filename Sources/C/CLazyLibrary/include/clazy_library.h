#ifndef CLAZY_LIBRARY_H
#define CLAZY_LIBRARY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Libraries that few pictures need. They are loaded when one is used first: every start of the program would pay for
   them and for all that they load themselves. */

/* A function of a library: its name, and where its address goes. */
typedef struct {
  const char *name;
  void **address;
} clazy_function;

/* A library, one for the whole program. */
typedef struct {
  /* The names that its file may have, ended by NULL. The first that is there is loaded. */
  const char *const *files;
  const clazy_function *functions;
  size_t count;
  pthread_mutex_t lock;
  /* 0 for not tried, 1 for loaded, -1 for missing. Guarded by the lock. */
  int state;
} clazy_library;

/* Loads a library unless it is loaded, from any thread. Returns false where its file or one of the functions is missing;
   it isn't tried again then. */
bool clazy_load(clazy_library *library);

#endif
