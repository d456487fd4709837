#pragma once

#include <stdbool.h>

/// Runs what libdispatch's own main queue holds, in the order it was enqueued. For the main thread alone.
///
/// Returns whether there was any work.
bool flipbook_drain_main_queue(void);
