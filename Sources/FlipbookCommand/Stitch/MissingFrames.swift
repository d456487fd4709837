/// The treatment of numbers that have no file.
enum MissingFrames: String, CaseIterable {
  /// They are reported, and no film is made.
  case fail
  /// The frame before stays on screen.
  case hold
  /// The film goes on with the next frame.
  case skip
}
