#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Has objects of the main program's classes made in a heap of their own from now on, where the order of making and freeing
/// alone decides on their addresses. Only objects that this thread makes go there. For the main thread, once.
///
/// - roots: Classes of libraries whose objects, and those of their subclasses, go there too.
/// - Returns false where the memory can't be had, Swift's runtime is another one, or its library comes before this one: objects
///   are then made as usual.
bool flipbook_object_heap_install(const void *const *roots, size_t count);
