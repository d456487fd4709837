import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Changes the appearance of the view by how far it is out of sight in the scroll view around.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition,
      file: file,
      line: line)
  }

  /// Changes the appearance of the view by how far it is out of sight in the scroll view around, by a configuration for
  /// either side of it.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported(
      "View.scrollTransition", when: topLeading.isAnimated || bottomTrailing.isAnimated, file, line
    ).modifier(
      VisualEffectModifier { proxy in
        let rest = transition(EmptyVisualEffect(), .identity)._operations
        guard let (amount, phase) = proxy.distanceOutOfSight(along: axis),
          !(phase == .topLeading ? topLeading : bottomTrailing).isIdentity
        else { return rest }
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
  /// The part of the view, 0…1, that is out of sight in the scroll view around, and on which side.
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
