import Glibc

/// What standard error is connected to.
enum Terminal {
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of the terminal in characters; 80 where it has none.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Goes to the start of the line and clears it; ``Console/clearLine(_:)`` writes it.
  static let clearLine = "\r\u{1B}[K"
}
