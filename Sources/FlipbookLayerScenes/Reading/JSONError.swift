/// A text that is not JSON: why, and where.
struct JSONError: Error {
  var message: String
  /// In bytes from the start.
  var offset: Int
}
