#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { JOURNAL_SIZE = 8192 };

struct process_journal {
  /// Odd while a note is written.
  _Atomic uint32_t sequence;
  int32_t kind;
  int64_t frame;
  double time;
  char name[PROCESS_JOURNAL_NAME];
  _Atomic int64_t written;
  _Atomic uint32_t has_text;
  char text[PROCESS_JOURNAL_TEXT];
  /// The question asked last, and the one that was answered last.
  _Atomic uint32_t question;
  _Atomic uint32_t answer;
  /// Whether somebody answers.
  _Atomic uint32_t answers;
  int32_t count;
  uint64_t stack[PROCESS_JOURNAL_STACK];
  /// Where the program's own code lies.
  uint64_t base;
  uint64_t end;
  /// Its part that can be run.
  uint64_t code;
  uint64_t code_end;
};

_Static_assert(sizeof(struct process_journal) <= JOURNAL_SIZE, "the journal has no room for itself");

static long futex(_Atomic uint32_t *word, int operation, uint32_t value, const struct timespec *limit) {
  return syscall(SYS_futex, word, operation, value, limit, NULL, 0);
}

int process_journal_create(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return errno;
  // A page without room on the disk would end the process that writes to it.
  int code = posix_fallocate(file, 0, JOURNAL_SIZE);
  close(file);
  return code;
}

static process_journal *map(int file, int flags) {
  void *page = mmap(NULL, JOURNAL_SIZE, PROT_READ | PROT_WRITE, flags, file, 0);
  return page == MAP_FAILED ? NULL : page;
}

process_journal *process_journal_open(const char *path) {
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  process_journal *journal = NULL;
  if (fstat(file, &status) == 0 && status.st_size >= JOURNAL_SIZE) journal = map(file, MAP_SHARED);
  close(file);
  return journal;
}

process_journal *process_journal_make(void) { return map(-1, MAP_PRIVATE | MAP_ANONYMOUS); }

void process_journal_close(process_journal *journal) { munmap(journal, JOURNAL_SIZE); }

void process_journal_note(process_journal *journal, int kind, int64_t frame, double time, const char *name) {
  atomic_fetch_add(&journal->sequence, 1);
  journal->kind = kind;
  journal->frame = frame;
  journal->time = time;
  strncpy(journal->name, name, PROCESS_JOURNAL_NAME - 1);
  atomic_fetch_add(&journal->sequence, 1);
}

int process_journal_read(process_journal *journal, int64_t *frame, double *time, char *name) {
  int kind = 0;
  // A writer that was killed in between leaves an odd number for ever: what is there is taken then.
  for (int round = 0; round < 1000; round++) {
    uint32_t before = atomic_load(&journal->sequence);
    kind = journal->kind;
    *frame = journal->frame;
    *time = journal->time;
    memcpy(name, journal->name, PROCESS_JOURNAL_NAME);
    name[PROCESS_JOURNAL_NAME - 1] = 0;
    if (before % 2 == 0 && atomic_load(&journal->sequence) == before) break;
  }
  return kind;
}

void process_journal_note_written(process_journal *journal, int64_t count) {
  atomic_store(&journal->written, count);
}

int64_t process_journal_written(process_journal *journal) { return atomic_load(&journal->written); }

void process_journal_keep_text(process_journal *journal, const char *text) {
  size_t used = strnlen(journal->text, PROCESS_JOURNAL_TEXT - 1);
  strncpy(journal->text + used, text, PROCESS_JOURNAL_TEXT - 1 - used);
  atomic_store(&journal->has_text, 1);
}

const char *process_journal_text(process_journal *journal) {
  if (atomic_load(&journal->has_text) == 0) return NULL;
  journal->text[PROCESS_JOURNAL_TEXT - 1] = 0;
  return journal->text;
}

// The stack of a thread that does not come back

/// The journal that this process answers in, for the signal handler.
static process_journal *_Atomic answered;
static pthread_t watched;
/// The thread that `stack_end` belongs to; 0 for none.
static pthread_t prepared;
static pid_t watched_number;
/// The end of its stack.
static uintptr_t stack_end;

static int question_signal(void) { return SIGRTMIN + 9; }

static void answer_question(int number) {
  (void)number;
  int before = errno;
  process_journal *journal = atomic_load(&answered);
  void *stack[PROCESS_JOURNAL_STACK];
  int count = backtrace(stack, PROCESS_JOURNAL_STACK);
  for (int index = 0; index < count; index++) journal->stack[index] = (uint64_t)(uintptr_t)stack[index];
  journal->count = count;
  atomic_store(&journal->answer, atomic_load(&journal->question));
  futex(&journal->answer, FUTEX_WAKE, INT_MAX, NULL);
  errno = before;
}

/// Whether an address may be where a call returns to.
static bool follows_call(uint64_t address) {
#ifdef __x86_64__
  const unsigned char *code = (const unsigned char *)(uintptr_t)address;
  if (code[-5] == 0xe8) return true;
  for (int length = 2; length <= 7; length++) {
    if (code[-length] == 0xff && (code[1 - length] & 0x38) == 0x10) return true;
  }
  return false;
#else
  return address % 4 == 0;
#endif
}

/// Reads the stack of the watched thread where it sleeps in a call of the system, which a signal would cut short: the
/// addresses of the program's own code that lie on it.
///
/// @return Whether it sleeps.
static bool answer_for_sleeper(process_journal *journal) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", watched_number);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  // "running", or numbers of which the last are the stack's and the code's place.
  char *last = strrchr(text, ' ');
  if (last == NULL) return false;
  *last = 0;
  char *before = strrchr(text, ' ');
  if (before == NULL) return false;
  uintptr_t place = strtoull(before, NULL, 16) & ~(uintptr_t)7;
  if (place == 0 || place >= stack_end || stack_end - place > 64 << 20) return false;
  int count = 0;
  for (; place + 8 <= stack_end && count < PROCESS_JOURNAL_STACK; place += 8) {
    uint64_t word = *(volatile const uint64_t *)place;
    if (word <= journal->base + 8 || word >= journal->code_end || word < journal->code) continue;
    if (follows_call(word)) journal->stack[count++] = word;
  }
  journal->count = count;
  return true;
}

static int find_program(struct dl_phdr_info *information, size_t size, void *context) {
  (void)size;
  process_journal *journal = context;
  journal->base = information->dlpi_addr;
  for (int index = 0; index < information->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &information->dlpi_phdr[index];
    uint64_t end = information->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && end > journal->end) journal->end = end;
    if (part->p_type == PT_LOAD && part->p_flags & PF_X) {
      journal->code = information->dlpi_addr + part->p_vaddr + 8;
      journal->code_end = end;
    }
  }
  return 1; // The program itself comes first.
}

static void *answer_questions(void *context) {
  process_journal *journal = context;
  uint32_t last = 0;
  while (true) {
    futex(&journal->question, FUTEX_WAIT, last, NULL);
    uint32_t question = atomic_load(&journal->question);
    if (question == last) continue;
    last = question;
    if (answer_for_sleeper(journal)) {
      atomic_store(&journal->answer, question);
      futex(&journal->answer, FUTEX_WAKE, INT_MAX, NULL);
    } else {
      pthread_kill(watched, question_signal());
    }
  }
  return NULL;
}

void process_journal_prepare_answers(void) {
  // The first call loads a library, which a handler must not.
  void *first[1];
  backtrace(first, 1);
  pthread_attr_t own;
  if (pthread_getattr_np(pthread_self(), &own) != 0) return;
  void *start;
  size_t size;
  if (pthread_attr_getstack(&own, &start, &size) == 0) stack_end = (uintptr_t)start + size;
  pthread_attr_destroy(&own);
  prepared = pthread_self();
}

int process_journal_answer(process_journal *journal) {
  watched = pthread_self();
  watched_number = (pid_t)syscall(SYS_gettid);
  if (!pthread_equal(prepared, watched)) process_journal_prepare_answers();
  atomic_store(&answered, journal);
  dl_iterate_phdr(find_program, journal);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = answer_question;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  if (sigaction(question_signal(), &action, NULL) != 0) return errno;
  // Only the signals that other threads take: the runtime suspends every thread by one of its own to describe a crash, and
  // waits seconds for a thread that blocks it.
  sigset_t taken, before;
  sigemptyset(&taken);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGCHLD, question_signal()};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaddset(&taken, numbers[index]);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 128 << 10);
  pthread_sigmask(SIG_BLOCK, &taken, &before);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, answer_questions, journal);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  if (code == 0) atomic_store(&journal->answers, 1);
  return code;
}

int process_journal_ask(process_journal *journal, int milliseconds, uint64_t *offsets) {
  if (atomic_load(&journal->answers) == 0) return -1;
  uint32_t question = atomic_fetch_add(&journal->question, 1) + 1;
  futex(&journal->question, FUTEX_WAKE, INT_MAX, NULL);
  const struct timespec step = {0, 10000000};
  for (int waited = 0; atomic_load(&journal->answer) != question; waited += 10) {
    if (waited >= milliseconds) return -1;
    futex(&journal->answer, FUTEX_WAIT, question - 1, &step);
  }
  int count = 0;
  // The scene's process may write anything here.
  int limit = journal->count < PROCESS_JOURNAL_STACK ? journal->count : PROCESS_JOURNAL_STACK;
  for (int index = 0; index < limit; index++) {
    uint64_t address = journal->stack[index];
    if (address < journal->base || address >= journal->end) continue;
    // A return address may be that of the next line.
    offsets[count++] = address - journal->base - 1;
  }
  return count;
}
