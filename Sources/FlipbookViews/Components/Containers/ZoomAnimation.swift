import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves each part of a zoom by a spring of its own.
struct ZoomAnimation: CustomAnimation {
  enum Kind { case page, sheet }

  let kind: Kind
  /// Whether a finger has let the view go.
  let isReleased: Bool

  /// Those of a way that leads towards the view that is zoomed from, or to the place.
  private func springs(closes: Bool) -> ZoomSprings {
    switch kind {
    case .page: closes ? isReleased ? .pulledPageCloses : .pageCloses : .pageOpens
    case .sheet: closes ? .sheetCloses : .sheetOpens
    }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let way = value as? ZoomPlace.Vector
    let springs = springs(closes: (way?.first[ZoomPlace.Part.center.rawValue] ?? 0) > 0)
    guard time < springs.end else {
      context.isLogicallyComplete = true
      return nil
    }
    guard var way else { return springs.center.value(target: value, time: time) }
    func share(_ spring: Spring, _ time: TimeInterval) -> Double {
      spring.value(target: 1.0, time: max(0, time))
    }
    let (center, width) = (share(springs.center, time), share(springs.width, time))
    let (height, dimming) = (share(springs.height, time), share(springs.dimming, time))
    let fade = share(springs.fade, time - springs.fadeDelay)
    let (hold, holdOfHeight) = (share(springs.hold, time), share(springs.holdOfHeight, time))
    way.first *= SIMD8(center, width, height, fade, dimming, 0, 0, 0)
    way.second *= SIMD4(hold, hold, hold, holdOfHeight)
    return way as? V
  }
}
