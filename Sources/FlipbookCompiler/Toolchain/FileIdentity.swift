import Foundation

/// The identity and version of a file, without reading it.
struct FileIdentity: Equatable, CustomStringConvertible {
  var path: String
  var size: Int64
  var modified: Int
  var number: UInt64

  /// Nil when there is no such file.
  init?(path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int64 ?? (attributes[.size] as? Int).map(Int64.init)
    else { return nil }
    self.path = path
    self.size = size
    let date = attributes[.modificationDate] as? Date ?? .distantPast
    modified = Int((date.timeIntervalSinceReferenceDate * 1e6).rounded())
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
  }

  var description: String { "\(path) \(size) \(modified) \(number)" }
}
