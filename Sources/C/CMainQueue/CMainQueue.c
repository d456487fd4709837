// libdispatch lets a run loop drain its main queue through these two functions, which Foundation's run loop uses. They
// are exported but in no header of the toolchain.

#include "CMainQueue.h"

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

bool flipbook_drain_main_queue(void) {
  int handle = _dispatch_get_main_queue_handle_4CF();
  struct pollfd signal = {.fd = handle, .events = POLLIN};
  if (poll(&signal, 1, 0) <= 0) return false;
  // The handle is an eventfd, which stays readable until its count is read.
  uint64_t count;
  if (read(handle, &count, sizeof count) != sizeof count) return false;
  _dispatch_main_queue_callback_4CF(NULL);
  return true;
}
