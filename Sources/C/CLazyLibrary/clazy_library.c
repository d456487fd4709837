#define _GNU_SOURCE
#include "clazy_library.h"

#include <dlfcn.h>

static bool bind_all(const clazy_library *library) {
  void *handle = NULL;
  for (const char *const *file = library->files; *file && !handle; file++) handle = dlopen(*file, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  for (size_t index = 0; index < library->count; index++) {
    void *address = dlsym(handle, library->functions[index].name);
    if (!address) return false;
    *library->functions[index].address = address;
  }
  return true;
}

bool clazy_load(clazy_library *library) {
  pthread_mutex_lock(&library->lock);
  if (library->state == 0) library->state = bind_all(library) ? 1 : -1;
  bool is_loaded = library->state == 1;
  pthread_mutex_unlock(&library->lock);
  return is_loaded;
}
