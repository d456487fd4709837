import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How views change as they come into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// With how much of a view in sight it is in its identity.
  public struct Threshold: Sendable {
    enum Place: Sendable {
      case part(Double)
      case middle
    }

    let place: Place
    /// The whole view.
    public static let visible = Threshold(place: .part(1))
    /// None of the view.
    public static let hidden = Threshold(place: .part(0))
    /// The middle of the view in the middle of the scroll view.
    public static var centered: Threshold { Threshold(place: .middle) }
    /// A part of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .part(min(max(amount, 0), 1)))
    }

    /// A threshold between two of parts in sight; the nearer one of others.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard case .part(let own) = place, case .part(let far) = other.place else {
        return amount < 0.5 ? self : other
      }
      return .visible(own + (far - own) * amount)
    }
  }

  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var kind: Kind
  /// The threshold that is set; nil for that of the kind.
  var ownThreshold: Threshold?
  /// Along with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))
  /// By the usual animation, as half of the view comes into sight and leaves it.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// By an animation, as half of the view comes into sight and leaves it.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// Along with the scrolling, by a curve of the part in sight.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// Sets the part in sight with which a view is in its identity.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.ownThreshold = threshold
    return copy
  }
  /// Has the change made by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// Returns how near to its identity a view is, 0…1, from the part that is in sight and its distance from the middle.
  func nearness(seen: Double, distance: Double) -> Double {
    switch ownThreshold?.place ?? .part(isAnimated ? 0.5 : 1) {
    case .part(let part): part > 0 ? min(1, seen / part) : seen > 0 ? 1 : 0
    case .middle: 1 - distance
    }
  }

  private var isAnimated: Bool { if case .animated = kind { true } else { false } }
}
