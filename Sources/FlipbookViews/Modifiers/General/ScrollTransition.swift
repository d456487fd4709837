import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Changes the appearance of the view by how far it is out of sight in the scroll view around.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of the view by how far it is out of sight in the scroll view around, by a configuration for
  /// either side of it.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._operations
      })
  }
}

/// Mixes the effects of a view in sight and out of sight.
private struct ScrollTransitionModifier: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let operations: @MainActor (ScrollTransitionPhase) -> [_VisualOperation]
  @State private var motions = ScrollTransitionMotions()

  init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
    operations: @escaping @MainActor (ScrollTransitionPhase) -> [_VisualOperation]
  ) {
    (self.topLeading, self.bottomTrailing, self.axis) = (topLeading, bottomTrailing, axis)
    self.operations = operations
  }

  func body(content: Content) -> some View {
    let (topLeading, bottomTrailing, axis) = (topLeading, bottomTrailing, axis)
    let (operations, motions) = (operations, motions)
    return content.modifier(
      VisualEffectModifier { proxy in
        let rest = operations(.identity)
        guard let place = proxy.placeInScrollView(along: axis) else { return rest }
        let (amount, phase) = motions.amount(
          of: proxy.element, at: place, topLeading: topLeading, bottomTrailing: bottomTrailing)
        guard amount != 0 else { return rest }
        let away = operations(phase)
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

/// Where a view lies in the scroll view around.
struct ScrollTransitionPlace {
  /// The part in sight, 0…1.
  var seen: Double
  /// The distance of the middles, 0 to 1 for a view that is just out of sight.
  var distance: Double
  /// The side to which it leaves, or which it is nearer to.
  var side: ScrollTransitionPhase
}

extension GeometryProxy {
  /// Where the view lies in the scroll view around; nil outside of one.
  fileprivate func placeInScrollView(along axis: Axis?) -> ScrollTransitionPlace? {
    var window = element.parent
    while let current = window, !(current is any ContainerElement) { window = current.parent }
    guard let window else { return nil }
    let (own, outer) = (element.originInFilm, window.originInFilm)
    let isVertical = (axis ?? (window as? any ScrollAxes)?.mainAxis ?? .vertical) == .vertical
    let start = Double(isVertical ? own.y - outer.y : own.x - outer.x)
    let length = Double(isVertical ? size.height : size.width)
    let room = Double(isVertical ? window.displayFrame.height : window.displayFrame.width)
    guard length > 0 else { return nil }
    let hidden = start < 0 ? min(1, -start / length) : max(0, min(1, (start + length - room) / length))
    let middle = start + length / 2 - room / 2
    return ScrollTransitionPlace(
      seen: 1 - hidden, distance: min(1, abs(middle) / ((room + length) / 2)),
      side: start < 0 || start + length <= room && middle < 0 ? .topLeading : .bottomTrailing)
  }
}
