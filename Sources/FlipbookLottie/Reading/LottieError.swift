/// The reason why a file can't be used as a Lottie animation.
package struct LottieError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  package var message: String
  /// The JSON path, such as `$.layers[3].ks`; nil for the file as a whole.
  package var path: String?
  /// The offset of the byte; nil where the path says it.
  package var offset: Int?

  package init(message: String, path: String? = nil, offset: Int? = nil) {
    self.message = message
    self.path = path
    self.offset = offset
  }

  /// The message with its place.
  package var description: String {
    if let path { return "\(path): \(message)" }
    if let offset { return "byte \(offset): \(message)" }
    return message
  }
}
