import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 above or before, 0 in sight, +1 below or after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change as they come into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// With how much of a view in sight it is in its identity.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }

  let isIdentity: Bool
  var isAnimated = false
  /// Along with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(isIdentity: false)
  public static let animated = ScrollTransitionConfiguration(isIdentity: false, isAnimated: true)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .interactive
  }
  public func threshold(_ threshold: Threshold, file: String = #fileID, line: Int = #line)
    -> ScrollTransitionConfiguration
  {
    FlipbookViews.unsupported("ScrollTransitionConfiguration.threshold", file, line)
    return self
  }
  public func animation(_ animation: Animation, file: String = #fileID, line: Int = #line)
    -> ScrollTransitionConfiguration
  {
    FlipbookViews.unsupported("ScrollTransitionConfiguration.animation", file, line)
    return self
  }
}

extension View {
  /// Changes the look of the view by how far it is out of sight in the scroll view around.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.scrollTransition", when: configuration.isAnimated, file, line).modifier(
      VisualEffectModifier { proxy in
        let rest = transition(EmptyVisualEffect(), .identity)._operations
        guard !configuration.isIdentity, let (amount, phase) = proxy.distanceOutOfSight(along: axis) else {
          return rest
        }
        let away = transition(EmptyVisualEffect(), phase)._operations
        guard away.map(\.kind) == rest.map(\.kind) else { return amount > 0.5 ? away : rest }
        return zip(rest, away).map { rest, away in
          var way = away.values - rest.values
          way.scale(by: amount)
          var mixed = rest
          mixed.values = rest.values + way
          return mixed
        }
      })
  }
}

extension GeometryProxy {
  /// How much of the view, from 0 to 1, is out of sight in the scroll view around, and on which side.
  fileprivate func distanceOutOfSight(along axis: Axis?) -> (Double, ScrollTransitionPhase)? {
    var window = element.parent
    while let current = window, !(current is any ContainerElement) { window = current.parent }
    guard let window else { return nil }
    let (own, outer) = (element.originInFilm, window.originInFilm)
    let isVertical = (axis ?? (window as? any ScrollAxes)?.mainAxis ?? .vertical) == .vertical
    let start = isVertical ? own.y - outer.y : own.x - outer.x
    let length = isVertical ? size.height : size.width
    let room = isVertical ? window.displayFrame.height : window.displayFrame.width
    guard length > 0 else { return (0, .identity) }
    if start < 0 { return (min(1, -start / length), .topLeading) }
    if start + length > room { return (min(1, (start + length - room) / length), .bottomTrailing) }
    return (0, .identity)
  }
}

/// An element that scrolls along an axis.
@MainActor
protocol ScrollAxes: AnyObject {
  var mainAxis: Axis { get }
}
