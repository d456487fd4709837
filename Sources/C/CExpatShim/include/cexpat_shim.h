// XML in memory, element by element.
#pragma once
#include <stdint.h>

// Called at the start of an element. The attributes are names and values in turn, with NULL at the end. The texts are
// UTF-8 and gone after the call. Anything but 0 ends the reading.
typedef int (*cexpat_start)(void *context, const char *name, const char *const *attributes, int64_t line);
// Called at the end of an element.
typedef void (*cexpat_end)(void *context);
// Called with a part of the text of the innermost element.
typedef void (*cexpat_text)(void *context, const char *text, int64_t count);

// Reads a document. Returns NULL where it is whole, else a sentence that says the error, with its line, from 1.
const char *cexpat_read(
    const void *bytes, int64_t count, void *context, cexpat_start start, cexpat_end end, cexpat_text text,
    int64_t *line);
