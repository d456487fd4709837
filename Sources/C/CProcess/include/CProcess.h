#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Children that end with this process

/// Parameters of the start of a child.
typedef struct {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The descriptors that become 0, 1 and 2; -1 leaves one as it is.
  int streams[3];
  /// Descriptors that the child keeps under their own numbers.
  const int *kept;
  int kept_count;
  /// Whether it is in a process group of its own, which Ctrl-C in a terminal doesn't reach.
  bool is_apart;
  /// Whether a keeper stands between this process and the child, which ends everything that the child started.
  bool has_keeper;
  /// Whether it goes on when the calling thread ends. It has to end by itself then when this process is gone, as what
  /// writes to a pipe does.
  bool outlives_thread;
} process_request;

/// Starts a child that is killed when the calling thread or its process ends, however it ends, unless it outlives the thread.
///
/// With a keeper the number returned is the keeper's. The keeper passes SIGINT, SIGTERM and SIGHUP on to the child,
/// kills it and everything that it started on SIGUSR1 and when this process is gone, and ends as the child ended.
///
/// @return The process number, or the negative error number.
pid_t process_start(const process_request *request);

/// Copies this process, which must have one thread; Swift hides the system's own call. The copy is killed when the
/// original ends, however it ends.
///
/// @return 0 in the copy, its number in the original, or the negative error number.
pid_t process_fork(void);

/// Gives free memory back to the system and joins its pieces.
void process_trim_memory(void);

/// Has standard output written line by line, so that what a crash cuts off is there up to its last line.
void process_print_by_lines(void);

/// A file in memory without a name, closed on exec; -1 with `errno` set.
int process_memory_file(void);

/// A pipe whose ends are closed on exec, with room for `size` bytes where the system allows that.
///
/// @return 0 or an error number.
int process_pipe(int ends[2], int size);

/// Takes the lock of an open file or folder, which its last descriptor gives back.
///
/// @return 0, EWOULDBLOCK when someone else has it, or another error number.
int process_lock(int descriptor);

/// The form for people of a name that the Swift compiler made, to be freed; NULL for other names.
char *process_demangle(const char *name);

/// The path of the Swift runtime's library; NULL when it is not known.
const char *process_runtime_path(void);

// Signals

/// Takes SIGINT, SIGTERM and SIGHUP (unless SIGHUP was ignored, as by nohup): they end the process with the exit code
/// until `process_send_signals_to`. Ignores SIGXFSZ, so that a write over a limit fails in place. Safe to call again.
void process_take_signals(int exit_code);

/// Has the number of each signal written to a descriptor as one byte.
void process_send_signals_to(int descriptor);

// The journal of a run

/// A page that a scene's process and its parent share through a file.
typedef struct process_journal process_journal;

enum { PROCESS_JOURNAL_NAME = 256, PROCESS_JOURNAL_TEXT = 2048, PROCESS_JOURNAL_STACK = 96 };

/// Makes the file of a journal, with its room on the disk.
///
/// @return 0 or an error number.
int process_journal_create(const char *path);
/// Opens a journal; NULL with `errno` set. `process_journal_close` frees it.
process_journal *process_journal_open(const char *path);
/// A journal in memory alone.
process_journal *process_journal_make(void);
void process_journal_close(process_journal *journal);

/// Notes what is done now in place of the last. From one thread.
void process_journal_note(process_journal *journal, int kind, int64_t frame, double time, const char *name);
/// Copies what was noted last.
///
/// @param name Room for PROCESS_JOURNAL_NAME bytes.
/// @return The kind; 0 when nothing was noted.
int process_journal_read(process_journal *journal, int64_t *frame, double *time, char *name);
/// Notes how many frames are written. From any thread.
void process_journal_note_written(process_journal *journal, int64_t count);
int64_t process_journal_written(process_journal *journal);
/// Keeps a text that could not be written to standard error, as much as there is room for. From one thread.
void process_journal_keep_text(process_journal *journal, const char *text);
/// The text that was kept, NULL for none. Valid until the journal is closed.
const char *process_journal_text(process_journal *journal);

/// Does what answering takes once in a process. A copy that a fork makes of the calling thread need not do it again.
void process_journal_prepare_answers(void);

/// Has a thread of its own answer questions for the calling thread's stack.
///
/// @return 0 or an error number.
int process_journal_answer(process_journal *journal);
/// Asks the process that answers for the stack of its thread.
///
/// @param offsets Room for PROCESS_JOURNAL_STACK addresses in the program's own file, innermost first; those in
///   libraries are left out.
/// @return The number of addresses, or -1 when there was no answer in time.
int process_journal_ask(process_journal *journal, int milliseconds, uint64_t *offsets);

/// Keeps freed memory at the end of the heap instead of handing it back to the system.
///
/// @param kept The most that is kept, in bytes.
/// @param mapped Blocks from this size on, in bytes, come from the system and go back to it at once.
/// @return 0 when the C library takes neither.
int process_keep_freed_pages(size_t kept, size_t mapped);

#endif
