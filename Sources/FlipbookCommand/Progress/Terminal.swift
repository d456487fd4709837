import Glibc

/// The terminal that messages are written to.
enum Terminal {
  static var isInteractive: Bool { isatty(Console.errorDescriptor) == 1 }

  /// The width of the terminal in characters; 80 where it has none.
  static var columns: Int {
    var size = winsize()
    guard ioctl(Console.errorDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Goes to the start of the line and clears it; ``Console/clearLine(_:)`` writes it.
  static let clearLine = "\r\u{1B}[K"
}
