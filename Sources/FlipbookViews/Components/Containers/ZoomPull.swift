import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a finger pulls a page or a cover that zooms.
struct ZoomPull: Equatable {
  /// The point that the finger took hold of, in the view's coordinates.
  var start = CGPoint.zero
  /// The way of the finger since then, in points.
  var way = CGSize.zero

  /// The way from which on a view that is let go zooms back, in points.
  private static let limit: CGFloat = 132.5

  /// The parts by which the view is smaller and the part of its way that its center goes, a point of the finger's way.
  private struct Rates {
    var narrowing, lowering, follow: Double
  }

  private static let down = Rates(narrowing: 0.00078, lowering: 0.00154, follow: 0.61)
  private static let aside = Rates(narrowing: 0.00156, lowering: 0.00168, follow: 0.95)

  /// The way down and to the trailing side, in points.
  private var held: CGSize { CGSize(width: max(0, way.width), height: max(0, way.height)) }

  private var length: CGFloat { hypot(held.width, held.height) }

  var hold: ZoomHold {
    let length = length
    guard length > 0 else { return ZoomHold(anchor: start) }
    // Between the two directions the rates are mixed by the squares of the components.
    let part = held.height * held.height / (length * length)
    func rate(_ path: KeyPath<Rates, Double>) -> Double {
      Self.down[keyPath: path] * part + Self.aside[keyPath: path] * (1 - part)
    }
    return ZoomHold(
      anchor: start,
      amount: SIMD4(
        held.width * rate(\.follow), held.height * rate(\.follow), length * rate(\.narrowing),
        length * rate(\.lowering)))
  }

  /// Returns whether a view that is let go zooms back.
  ///
  /// - Parameter velocity: Of the finger, in points a second.
  func leaves(at velocity: CGSize) -> Bool {
    let length = length
    guard length > 0 else { return false }
    let speed = (velocity.width * held.width + velocity.height * held.height) / length
    return length > Self.limit || speed > ZoomHold.speedLimit
  }
}
