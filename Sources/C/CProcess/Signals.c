#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// A handler is given nothing but the number, so what it needs is the process's, as signals are.
static _Atomic int destination = -1;
static _Atomic int code = 130;
static atomic_flag is_taken = ATOMIC_FLAG_INIT;

static void handle(int number) {
  int descriptor = atomic_load(&destination);
  if (descriptor < 0) _exit(atomic_load(&code));
  int before = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t count = write(descriptor, &byte, 1);
  (void)count;
  errno = before;
}

void process_take_signals(int exit_code) {
  atomic_store(&code, exit_code);
  if (atomic_flag_test_and_set(&is_taken)) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  struct sigaction hangup;
  if (sigaction(SIGHUP, NULL, &hangup) == 0 && hangup.sa_handler != SIG_IGN) sigaction(SIGHUP, &action, NULL);
  signal(SIGXFSZ, SIG_IGN);
  // Who starts this process from a thread that blocks them must be able to end it nevertheless.
  sigset_t taken;
  sigemptyset(&taken);
  sigaddset(&taken, SIGINT);
  sigaddset(&taken, SIGTERM);
  sigaddset(&taken, SIGHUP);
  pthread_sigmask(SIG_UNBLOCK, &taken, NULL);
}

void process_send_signals_to(int descriptor) { atomic_store(&destination, descriptor); }
