/// The exit codes of the program.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done.
  case success = 0
  /// Rendering failed: the output can't be written, the encoder failed, a file of the scene can't be read.
  case failure = 1
  /// The command line asks for something impossible: an unknown option, a bad value, a range outside the
  /// clip.
  case usage = 2
  /// The scene file can't be used: it is missing, does not compile, or has no clip to pick.
  case scene = 3
  /// The scene crashed while it ran.
  case crash = 4
  /// `--strict`, and there were warnings.
  case strict = 5
  /// `--timeout`, and the scene took longer.
  case timedOut = 124
  /// Interrupted by Ctrl-C or a signal that asks to end.
  case interrupted = 130
}
