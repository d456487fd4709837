import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A layer's sublayers between changes of them: which are plain plain, and whether they lie in a plane.
package final class PlainSublayers {
  private let epoch: UInt64
  let isInSpace: Bool
  /// One for each sublayer; nil for those that are drawn another way. Empty until a second picture shows that it is
  /// worth making them.
  var plain: [PlainLayer?] = []
  private var pictures = 0

  private static let fewest = 16

  init(_ isInSpace: Bool) {
    epoch = LayerClock.epoch
    self.isInSpace = isInSpace
  }

  /// Whether nothing in a layer has changed since.
  @inline(__always)
  func holds(for layer: CALayer) -> Bool { layer.changedEpoch <= epoch }

  func make(_ layers: [CALayer]) {
    guard plain.isEmpty, layers.count >= Self.fewest, !isInSpace else { return }
    // Animations may begin: checking all layers now and then is enough to notice.
    pictures += 1
    guard pictures % 8 == 1, layers.count(where: \.isPlain) * 2 >= layers.count else { return }
    let made = layers.map { PlainLayer($0) }
    plain = made.count { $0 != nil } * 2 >= made.count ? made : []
  }
}
