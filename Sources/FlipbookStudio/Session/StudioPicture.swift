import FlipbookCommand
import Foundation

/// A frame on its way to a page.
struct StudioPicture: Encodable, Sendable {
  var kind = "frame"
  var generation: Int
  /// The page's number.
  var id: Int
  var figures: StageFrame

  /// A picture that answers a request without figures.
  struct Plain: Encodable, Sendable {
    var kind = "picture"
    /// The page's number.
    var id: Int
  }

  /// The length of the JSON in 4 bytes, the lowest first, the JSON, and the PNG.
  static func message(_ value: some Encodable, _ png: Data) -> [UInt8] {
    let head = Array(StudioSession.json(value).utf8)
    let length = UInt32(head.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + head + png
  }
}
