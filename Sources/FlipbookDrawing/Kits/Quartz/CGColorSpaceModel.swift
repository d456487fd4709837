/// The kind of components of a ``CGColorSpace``.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// None of these; no space of a film has it.
  case unknown = -1
  /// One grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
}
