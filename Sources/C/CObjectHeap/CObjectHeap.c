// A scene may order objects by their addresses: a set of objects that hash by `ObjectIdentifier` or by NSObject's hash. The
// system's allocator gives other addresses in every process. Here they follow from the objects made and freed before.
//
// Compiled code calls `swift_allocObject` for each object of a class, and the runtime frees what it made by `free`. This
// file defines both in front of the libraries' own, which it calls for all other objects.

#define _GNU_SOURCE
#include "CObjectHeap.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>

/// An object's first two words, as Swift's ABI has them.
typedef struct {
  const void *metadata;
  uint64_t counts;
} Object;

typedef Object *(*Allocate)(const void *metadata, size_t size, size_t alignMask);
typedef size_t (*Measure)(void *);
extern void __libc_free(void *pointer);

enum {
  /// Bytes that sizes are rounded up to.
  unit = 16,
  /// The largest object in units; larger ones are made as usual.
  largest = UINT8_MAX,
};

/// An address that no program, library or stack lies at. It fits in the 39 bits of small kernels.
#define BASE ((uintptr_t)0x2000000000)
/// Bytes of memory that are taken from the system at once, and the most there is.
#define CHUNK ((uintptr_t)16 << 20)
#define ROOM ((uintptr_t)1 << 30)

/// The runtime's own function.
static _Atomic(Allocate) usual;
static _Atomic(Measure) usualMeasure;
/// Whether objects go here, and the thread whose objects do.
static atomic_bool isInstalled;
static pthread_t owner;
/// The addresses of the main program.
static uintptr_t imageStart, imageEnd;
/// Where the next new object goes, and where the memory at hand ends.
static uintptr_t next = BASE;
static _Atomic uintptr_t end = BASE;
/// The sizes of objects in units, by the unit that they begin at.
static uint8_t *sizes;
/// Freed objects by their size in units; each holds the next one in its first word.
static uintptr_t freed[largest + 1];
static atomic_flag lock = ATOMIC_FLAG_INIT;

static const void *const *roots;
static size_t rootCount;
/// Classes that were asked for, and whether their objects go here: a table by address.
enum { answers = 4096 };
static struct {
  const void *class;
  bool isHere;
} known[answers];

static void enter(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
}

static void leave(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static bool isInProgram(uintptr_t address) { return address - imageStart < imageEnd - imageStart; }

/// Whether objects of a class go here. Swift's ABI without Objective-C: the first word is 0 for a class, the second its
/// superclass, the sixth its description.
static bool isClassHere(const void *class) {
  for (const uintptr_t *words = class; words; words = (const uintptr_t *)words[1]) {
    if (isInProgram((uintptr_t)words) || isInProgram(words[5])) return true;
    for (size_t i = 0; i < rootCount; i++)
      if (roots[i] == words) return true;
  }
  return false;
}

static bool isHere(const void *metadata) {
  if (*(const uintptr_t *)metadata != 0) return false;
  size_t place = ((uintptr_t)metadata >> 4) % answers;
  if (known[place].class != metadata) {
    known[place].class = metadata;
    known[place].isHere = isClassHere(metadata);
  }
  return known[place].isHere;
}

/// Makes room for new objects. False where there is none.
static bool grow(void) {
  if (end - BASE >= ROOM) return false;
  void *start = (void *)end;
  void *got = mmap(start, CHUNK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (got != start) {
    if (got != MAP_FAILED) munmap(got, CHUNK);
    return false;
  }
  end += CHUNK;
  return true;
}

static Object *allocateUsually(const void *metadata, size_t size, size_t alignMask) {
  Allocate allocate = atomic_load_explicit(&usual, memory_order_relaxed);
  if (allocate == NULL) {
    allocate = (Allocate)dlsym(RTLD_NEXT, "swift_allocObject");
    atomic_store_explicit(&usual, allocate, memory_order_relaxed);
  }
  return allocate(metadata, size, alignMask);
}

/// Makes an object of a class, or a box, with one reference. Its other words are not set.
__attribute__((visibility("default"))) Object *swift_allocObject(const void *metadata, size_t size, size_t alignMask) {
  size_t units = (size + unit - 1) / unit;
  if (!atomic_load_explicit(&isInstalled, memory_order_relaxed) || units > largest || alignMask >= unit
      || !pthread_equal(pthread_self(), owner) || !isHere(metadata))
    return allocateUsually(metadata, size, alignMask);
  enter();
  uintptr_t place = freed[units];
  if (place) {
    freed[units] = *(uintptr_t *)place;
  } else if (next + units * unit <= end || grow()) {
    place = next;
    next += units * unit;
    sizes[(place - BASE) / unit] = (uint8_t)units;
  }
  leave();
  if (!place) return allocateUsually(metadata, size, alignMask);
  Object *object = (Object *)place;
  object->metadata = metadata;
  // One reference, as the runtime writes it.
  object->counts = 3;
  return object;
}

/// Frees what the C library or this heap made.
__attribute__((visibility("default"))) void free(void *pointer) {
  uintptr_t place = (uintptr_t)pointer;
  if (place - BASE >= end - BASE) {
    __libc_free(pointer);
    return;
  }
  enter();
  uint8_t units = sizes[(place - BASE) / unit];
  *(uintptr_t *)place = freed[units];
  freed[units] = place;
  leave();
}

/// The bytes that an object may use: Swift asks for those of its managed buffers.
__attribute__((visibility("default"))) size_t malloc_usable_size(void *pointer) {
  uintptr_t place = (uintptr_t)pointer;
  if (place - BASE < end - BASE) return (size_t)sizes[(place - BASE) / unit] * unit;
  Measure measure = atomic_load_explicit(&usualMeasure, memory_order_relaxed);
  if (measure == NULL) {
    measure = (Measure)dlsym(RTLD_NEXT, "malloc_usable_size");
    if (measure == NULL) return 0;
    atomic_store_explicit(&usualMeasure, measure, memory_order_relaxed);
  }
  return measure(pointer);
}

/// Finds the addresses of the main program, which comes first.
static int findProgram(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    uintptr_t stop = start + info->dlpi_phdr[i].p_memsz;
    if (imageEnd == 0 || start < imageStart) imageStart = start;
    if (stop > imageEnd) imageEnd = stop;
  }
  return 1;
}

/// Whether the runtime writes objects as this file does.
static bool isRuntimeKnown(void) {
  static const uintptr_t metadata[6];
  Object *sample = allocateUsually(metadata, sizeof(Object), unit - 1);
  bool isKnown = sample->metadata == metadata && sample->counts == 3;
  free(sample);
  return isKnown;
}

bool flipbook_object_heap_install(const void *const *classes, size_t count) {
  // Where another library comes first, no one calls what is defined here.
  bool isFirst = dlsym(RTLD_DEFAULT, "swift_allocObject") == (void *)swift_allocObject
                 && dlsym(RTLD_DEFAULT, "free") == (void *)free;
  if (isInstalled || !isFirst || !isRuntimeKnown()) return false;
  void *table = mmap(NULL, ROOM / unit, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (table == MAP_FAILED) return false;
  if (!grow()) {
    munmap(table, ROOM / unit);
    return false;
  }
  sizes = table;
  roots = classes;
  rootCount = count;
  dl_iterate_phdr(findProgram, NULL);
  owner = pthread_self();
  isInstalled = true;
  return true;
}
