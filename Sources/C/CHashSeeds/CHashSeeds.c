// Swift reads the variable once, as its library is loaded, which is before anything of a test program runs. So a program
// that holds this file starts itself again with the variable set, before its main function.

#include "CHashSeeds.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char variable[] = "SWIFT_DETERMINISTIC_HASHING";

bool flipbook_hash_seeds_are_pinned(void) {
  const char *value = getenv(variable);
  return value != NULL && strcmp(value, "1") == 0;
}

// glibc hands the arguments of main to constructors too.
__attribute__((constructor)) static void pin_hash_seeds(int count, char **arguments) {
  // Whoever set it to anything meant it.
  if (count == 0 || getenv(variable) != NULL) return;
  if (setenv(variable, "1", 0) != 0) return;
  execv("/proc/self/exe", arguments);
  // The program goes on as it is, and says that its seeds are not pinned.
  unsetenv(variable);
}
