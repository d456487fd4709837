/// A value that a function of pixels is called with.
public enum ShaderValue: Sendable, Equatable {
  /// One to four numbers.
  case numbers([Float])
  /// A list of numbers, with its length.
  case list([Float], count: Int)
  /// Bytes, with their length.
  case data([UInt8])
  /// A picture.
  case image(Bitmap)

  package func hash(into hasher: inout ContentHasher) {
    switch self {
    case .numbers(let numbers):
      hasher.combine(1)
      for number in numbers { hasher.combine(number) }
    case .list(let numbers, let count):
      hasher.combine(2)
      hasher.combine(count)
      for number in numbers { hasher.combine(number) }
    case .data(let bytes):
      hasher.combine(3)
      hasher.combine(bytes.count)
      for byte in bytes { hasher.combine(Int(byte)) }
    case .image(let bitmap):
      hasher.combine(4)
      hasher.combine(bitmap.contentHash)
    }
  }
}
