#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

pid_t process_fork(void) {
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process < 0) return -errno;
  if (process > 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  return 0;
}

void process_trim_memory(void) { malloc_trim(0); }

void process_print_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int process_memory_file(void) { return memfd_create("flipbook", MFD_CLOEXEC); }

int process_pipe(int ends[2], int size) {
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  // A smaller pipe does as well.
  fcntl(ends[1], F_SETPIPE_SZ, size);
  return 0;
}

int process_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno; }

// The Swift runtime exports it; the header that declares it is not shipped.
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags);

char *process_demangle(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }

const char *process_runtime_path(void) {
  Dl_info information;
  return dladdr((void *)swift_demangle, &information) != 0 ? information.dli_fname : NULL;
}

// Everything below runs between fork and exec, or in a keeper, which never runs anything else: only calls that are safe
// in a signal handler.

/// Puts descriptors in their places; they lie above 2 first, so that none overwrites another.
static int place_streams(const process_request *request) {
  int moved[3];
  for (int stream = 0; stream < 3; stream++) {
    moved[stream] = request->streams[stream];
    if (moved[stream] < 0 || moved[stream] > 2) continue;
    moved[stream] = fcntl(moved[stream], F_DUPFD_CLOEXEC, 3);
    if (moved[stream] < 0) return errno;
  }
  for (int stream = 0; stream < 3; stream++) {
    if (moved[stream] >= 0 && dup2(moved[stream], stream) < 0) return errno;
  }
  for (int index = 0; index < request->kept_count; index++) {
    if (request->kept[index] > 2 && fcntl(request->kept[index], F_SETFD, 0) != 0) return errno;
  }
  return 0;
}

/// Becomes the program. Returns an error number.
static int become(const process_request *request, pid_t parent) {
  if (!request->outlives_thread && prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  // A parent that was gone before this line sends no signal any more.
  if (getppid() != parent) _exit(127);
  if (request->is_apart && setpgid(0, 0) != 0) return errno;
  // Handlers go with exec; what is ignored here must have its usual effect there.
  const int ignored[] = {SIGINT, SIGTERM, SIGQUIT, SIGPIPE, SIGXFSZ};
  for (size_t index = 0; index < sizeof ignored / sizeof *ignored; index++) signal(ignored[index], SIG_DFL);
  int code = place_streams(request);
  if (code != 0) return code;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(request->path, request->arguments, request->environment);
  return errno;
}

/// Starts the program with all signals blocked, so that no handler runs in the memory that vfork shares.
static pid_t start(const process_request *request) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  volatile int code = 0;
  pid_t parent = getpid();
  pid_t child = vfork();
  if (child == 0) {
    code = become(request, parent);
    _exit(127);
  }
  int failure = child < 0 ? errno : code;
  if (child > 0 && failure != 0) waitpid(child, NULL, 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return failure != 0 ? -failure : child;
}

/// Kills every child of this process.
///
/// @return Whether there may be one.
static bool kill_children(void) {
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char text[4096];
  pid_t number = 0;
  bool found = false;
  ssize_t count;
  while ((count = read(file, text, sizeof text)) > 0) {
    for (ssize_t index = 0; index < count; index++) {
      if (text[index] >= '0' && text[index] <= '9') {
        number = number * 10 + (text[index] - '0');
      } else if (number > 0) {
        kill(number, SIGKILL);
        found = true;
        number = 0;
      }
    }
  }
  close(file);
  return found;
}

/// Ends what a child left behind: its children have become this process's, which is their subreaper.
static void end_strays(void) {
  const struct timespec pause = {0, 1000000};
  for (int round = 0; round < 5000; round++) {
    bool found = kill_children();
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    if (!found) return;
    nanosleep(&pause, NULL);
  }
}

/// Ends as a child ended.
static void end_like(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  int number = WTERMSIG(status);
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}

/// Keeps a child until it ends.
static void keep(const process_request *request, pid_t parent, int report) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  prctl(PR_SET_PDEATHSIG, SIGUSR1);
  if (getppid() != parent) _exit(127);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "flipbook-keeper");
  if (request->is_apart) setpgid(0, 0);
  process_request plain = *request;
  plain.is_apart = false;
  pid_t child = start(&plain);
  int code = child < 0 ? -child : 0;
  while (write(report, &code, sizeof code) < 0 && errno == EINTR) {}
  if (code != 0) _exit(127);
  // Pipes and locks must not live on here.
  int null = open("/dev/null", O_RDWR);
  for (int stream = 0; stream < 3 && null >= 0; stream++) dup2(null, stream);
  close_range(3, ~0U, 0);
  while (true) {
    siginfo_t signal;
    if (sigwaitinfo(&all, &signal) < 0) continue;
    switch (signal.si_signo) {
    case SIGINT:
    case SIGTERM:
    case SIGHUP:
      // The terminal asks the child too.
      if (signal.si_code != SI_KERNEL) kill(child, signal.si_signo);
      break;
    case SIGUSR1: kill(child, SIGKILL); break;
    case SIGCHLD: {
      int status;
      pid_t ended;
      while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
        if (ended != child) continue;
        end_strays();
        end_like(status);
      }
      break;
    }
    default: break;
    }
  }
}

static pid_t start_kept(const process_request *request) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = fork();
  int failure = keeper < 0 ? errno : 0;
  if (keeper == 0) {
    close(ends[0]);
    keep(request, parent, ends[1]);
    _exit(127);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (keeper > 0) {
    ssize_t count;
    while ((count = read(ends[0], &failure, sizeof failure)) < 0 && errno == EINTR) {}
    if (count != sizeof failure) failure = ECHILD;
    if (failure != 0) waitpid(keeper, NULL, 0);
  }
  close(ends[0]);
  return failure != 0 ? -failure : keeper;
}

pid_t process_start(const process_request *request) {
  return request->has_keeper ? start_kept(request) : start(request);
}
