#include "czip_shim.h"

#include "clazy_library.h"
#include <stdlib.h>
#include <string.h>
#include <zip.h>
#include <zlib.h>

/* The functions of libzip by name, with the types of its header. */
#define FUNCTIONS(use) \
  use(zip_discard) use(zip_error_fini) use(zip_error_init) use(zip_fclose) use(zip_fopen_index) \
  use(zip_fread) use(zip_get_name) use(zip_get_num_entries) use(zip_open_from_source) \
  use(zip_source_buffer_create) use(zip_source_free) use(zip_stat_index) use(zip_stat_init)
#define DECLARATION(name) __typeof__(&name) name;
static struct {
  FUNCTIONS(DECLARATION)
} libzip;

#define FUNCTION(name) {#name, (void **)&libzip.name},
static const clazy_function functions[] = {FUNCTIONS(FUNCTION)};
static const char *const files[] = {"libzip.so.4", "libzip.so.5", "libzip.so", NULL};
static clazy_library library = {
    files, functions, sizeof functions / sizeof *functions, PTHREAD_MUTEX_INITIALIZER, 0};

struct czip_container {
  zip_t *zip;
};

czip_container *czip_open(const void *bytes, uint64_t count) {
  if (!clazy_load(&library)) return NULL;
  zip_error_t error;
  libzip.zip_error_init(&error);
  zip_source_t *source = libzip.zip_source_buffer_create(bytes, count, 0, &error);
  if (source == NULL) {
    libzip.zip_error_fini(&error);
    return NULL;
  }
  zip_t *zip = libzip.zip_open_from_source(source, ZIP_RDONLY, &error);
  libzip.zip_error_fini(&error);
  if (zip == NULL) {
    libzip.zip_source_free(source);
    return NULL;
  }
  czip_container *container = malloc(sizeof *container);
  if (container == NULL) {
    libzip.zip_discard(zip);
    return NULL;
  }
  container->zip = zip;
  return container;
}

int64_t czip_entry_count(czip_container *container) {
  zip_int64_t count = libzip.zip_get_num_entries(container->zip, 0);
  return count < 0 ? 0 : count;
}

const char *czip_entry_name(czip_container *container, int64_t index) {
  return index < 0 ? NULL : libzip.zip_get_name(container->zip, (zip_uint64_t)index, ZIP_FL_ENC_GUESS);
}

int64_t czip_entry_size(czip_container *container, int64_t index) {
  zip_stat_t stat;
  libzip.zip_stat_init(&stat);
  if (index < 0 || libzip.zip_stat_index(container->zip, (zip_uint64_t)index, 0, &stat) != 0) return -1;
  if (!(stat.valid & ZIP_STAT_SIZE) || stat.size > INT64_MAX) return -1;
  if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE) return -1;
  return (int64_t)stat.size;
}

int czip_read(czip_container *container, int64_t index, void *buffer, int64_t size) {
  zip_file_t *file = libzip.zip_fopen_index(container->zip, (zip_uint64_t)index, 0);
  if (file == NULL) return -1;
  int64_t done = 0;
  int result = 0;
  while (done < size) {
    zip_int64_t count = libzip.zip_fread(file, (char *)buffer + done, (zip_uint64_t)(size - done));
    if (count <= 0) {
      result = -1;
      break;
    }
    done += count;
  }
  // The checksum is only looked at where the end is reached; a longer entry is refused.
  char more;
  if (result == 0 && libzip.zip_fread(file, &more, 1) != 0) result = -1;
  if (libzip.zip_fclose(file) != 0) result = -1;
  return result;
}

void czip_close(czip_container *container) {
  if (container == NULL) return;
  libzip.zip_discard(container->zip);
  free(container);
}

uint32_t czip_checksum(const void *bytes, uint64_t count) {
  return (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, (z_size_t)count);
}

int czip_gunzip(const void *bytes, uint32_t count, void *buffer, uint32_t size) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  // 15 bits of window, and 16 for gzip alone.
  if (inflateInit2(&stream, 15 + 16) != Z_OK) return -1;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = count;
  stream.next_out = buffer;
  stream.avail_out = size;
  int status = inflate(&stream, Z_FINISH);
  int isWhole = status == Z_STREAM_END && stream.total_out == size;
  inflateEnd(&stream);
  return isWhole ? 0 : -1;
}
