// The Swift runtime lets a process replace where jobs go through these variables; they are declared in the
// runtime's own headers, which the toolchain does not ship. A test renders a scene that uses tasks and fails on
// a toolchain where they have gone.

#include "CTaskHooks.h"

#include <stdbool.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

extern SWIFT void (*swift_task_enqueueGlobal_hook)(flipbook_job job, void *original);
extern SWIFT flipbook_executor (*swift_task_getMainExecutor_hook)(void *original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(flipbook_executor executor, void *original);
extern SWIFT void swift_job_run(flipbook_job job, flipbook_executor executor);

static flipbook_executor main_executor;
static void (*take_job)(flipbook_job job);

static SWIFT void enqueue_global(flipbook_job job, void *original) { take_job(job); }

static SWIFT flipbook_executor get_main_executor(void *original) { return main_executor; }

static SWIFT bool is_main_executor(flipbook_executor executor, void *original) {
  return executor.identity == main_executor.identity;
}

void flipbook_take_over_tasks(flipbook_executor executor, void (*take)(flipbook_job job)) {
  main_executor = executor;
  take_job = take;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_getMainExecutor_hook = get_main_executor;
  swift_task_isMainExecutor_hook = is_main_executor;
}

void flipbook_run_pool_job(flipbook_job job) {
  flipbook_executor none = {NULL, NULL};
  swift_job_run(job, none);
}
