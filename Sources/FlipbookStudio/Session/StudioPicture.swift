import FlipbookCommand
import Foundation

/// A frame on its way to a page.
struct StudioPicture: Encodable, Sendable {
  var kind = "frame"
  var generation: Int
  /// The page's number.
  var id: Int
  var figures: StageFrame

  /// The length of the JSON in 4 bytes, the lowest first, the JSON, and the PNG.
  func message(_ png: Data) -> [UInt8] {
    let head = Array(StudioSession.json(self).utf8)
    let length = UInt32(head.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + head + png
  }
}
