/// What the components of a ``CGColorSpace`` are.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
}
