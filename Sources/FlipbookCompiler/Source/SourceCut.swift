/// A part of a file that is left out since it can't be compiled.
struct SourceCut: Equatable {
  /// How much goes.
  enum Extent: Int, Comparable {
    /// The code of a function, an initialiser or a computed property.
    case body
    /// A member or a declaration of the file.
    case declaration
    case file

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var extent: Extent
  /// UTF-8 offsets in the file as it is on the disk, half open.
  var range: Range<Int>
  /// The replacement in the source.
  var replacement: String
  /// Its lines, from 1.
  var lines: ClosedRange<Int>
  /// The line of the error, from 1.
  var line: Int
  /// The compiler's message.
  var reason: String
}
