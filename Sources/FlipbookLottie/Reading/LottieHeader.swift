import FlipbookDiagnostics
import Foundation

/// The measures of an animation.
package struct LottieHeader: Sendable {
  /// The name in the file; nil where there is none.
  package let title: String?
  /// In points.
  package let size: CGSize
  /// Frames a second, as written.
  package let frameRate: Double
  /// The first frame.
  package let inPoint: Double
  /// The frame at which the animation has ended.
  package let outPoint: Double
  /// The named times, in the order of the file.
  package let markers: [LottieMarker]

  /// Reads the measures of a file.
  ///
  /// - Throws: ``LottieError`` where it is no Lottie animation.
  package init(_ source: LottieSource) throws {
    let root = source.root
    guard root["layers"]?.array != nil else {
      throw LottieError(message: "a Lottie animation has \"layers\", a list", path: "$")
    }
    func required(_ key: String, above low: Double) throws -> Double {
      guard let value = root[key]?.number else {
        throw LottieError(message: "a number should be here", path: "$.\(key)")
      }
      guard value > low, value < 1e7 else {
        throw LottieError(message: "\(PlainNumber.text(value)) is out of range", path: "$.\(key)")
      }
      return value
    }
    title = root["nm"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    size = CGSize(width: try required("w", above: 0), height: try required("h", above: 0))
    frameRate = try required("fr", above: 0)
    inPoint = try required("ip", above: -1e7)
    outPoint = try required("op", above: -1e7)
    guard outPoint > inPoint else {
      throw LottieError(message: "the end lies at or before the start (\"ip\")", path: "$.op")
    }
    markers = LottieMarker.list(root)
  }
}
