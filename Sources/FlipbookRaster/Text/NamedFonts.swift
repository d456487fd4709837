import Synchronization

/// Fonts that Cairo opens by the name of a file.
enum NamedFonts {
  /// Held by all that has Cairo open such fonts: Pango, and librsvg, which draws text with Pango.
  ///
  /// Cairo 1.16 keeps ten of them open for all threads. It closes one to open the next, and looks whether that one is in
  /// use without the lock of its users: two threads at once can read a closed font.
  static let lock = Mutex(())
}
