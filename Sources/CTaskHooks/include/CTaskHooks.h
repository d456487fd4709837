#pragma once

/// A unit of work of Swift's concurrency runtime.
typedef void *flipbook_job;

/// A Swift `UnownedSerialExecutor`, word by word.
typedef struct {
  void *identity;
  void *implementation;
} flipbook_executor;

/// Makes `executor` the main actor's and has `take` called with each job that would go to the pool of threads.
/// Must be called before the first task is made.
void flipbook_take_over_tasks(flipbook_executor executor, void (*take)(flipbook_job job));

/// Runs a job that belongs to no actor on the calling thread.
void flipbook_run_pool_job(flipbook_job job);
