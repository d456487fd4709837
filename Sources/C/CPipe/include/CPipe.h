#ifndef CPIPE_H
#define CPIPE_H

#include <stddef.h>
#include <sys/types.h>

/// Puts pages into a pipe by reference, where `write` would copy them: they must not change until they were read.
///
/// Declared here since the C library shows it to GNU sources only.
///
/// @return The number of bytes put in, or -1 with `errno` set.
ssize_t pipe_lend(int descriptor, const void *bytes, size_t count);

#endif
