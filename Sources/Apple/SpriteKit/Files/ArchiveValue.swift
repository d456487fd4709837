import Foundation

/// A value of a keyed archive.
enum ArchiveValue {
  case null
  case number(Double)
  case text(String)
  case data(Data)
  /// The number of another object.
  case reference(Int)
  case list([ArchiveValue])
  case table([String: ArchiveValue])
}
