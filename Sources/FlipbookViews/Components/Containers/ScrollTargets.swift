import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The resting place of content after a drag.
enum ScrollTargets: Hashable, Sendable {
  /// Wherever the movement runs out.
  case free
  /// At whole windows.
  case pages
  /// With a point of a view at the same point of the window; nil for the start.
  case views(UnitPoint?)
  /// Wherever a behaviour of the scene's sets it.
  case own(OwnScrollBehavior)

  /// Nil where it is left to itself.
  @MainActor
  func restingPlace(
    from place: CGFloat, start: CGFloat, velocity: CGFloat, limits: ClosedRange<Double>, room: CGFloat,
    axis: Axis, host: any ScrollMoverHost
  ) -> CGFloat? {
    guard self != .free, limits.upperBound > 0, room > 0 else { return nil }
    let free = ScrollPhysics.restingPlace(from: place, velocity: velocity)
    let wanted: CGFloat
    switch self {
    case .free, .own: return nil
    case .pages:
      // The next page at most, however fast the finger was.
      let current = (start / room).rounded()
      wanted = max(current - 1, min(current + 1, (free / room).rounded())) * room
    case .views(let anchor):
      guard let content = host.contentElement else { return nil }
      let origin = content.originInFilm
      let share = (axis == .horizontal ? anchor?.x : anchor?.y) ?? 0
      var starts: [CGFloat] = []
      content.node.forEachIdentified { _, element in
        let (place, size) = (element.originInFilm, element.displayFrame.size)
        let start = axis == .horizontal ? place.x - origin.x : place.y - origin.y
        let length = axis == .horizontal ? size.width : size.height
        starts.append(start + (length - room) * share)
      }
      guard let nearest = starts.min(by: { abs($0 - free) < abs($1 - free) }) else { return nil }
      wanted = nearest
    }
    return min(max(wanted, limits.lowerBound), limits.upperBound)
  }
}

private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets { .free } }

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The resting place of the content of scroll views.
  var scrollTargets: ScrollTargets {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }

  /// Whether fingers can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets where the content of scroll views comes to rest after a drag.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    let targets: ScrollTargets =
      switch B._rest {
      case "pages": .pages
      case "views": .views((behavior as? ViewAlignedScrollTargetBehavior)?.anchor)
      default: .own(OwnScrollBehavior(behavior))
      }
    return environment(\.scrollTargets, targets)
  }

  /// Keeps fingers from scrolling, where true.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Marks the views of a layout as places to rest at; all that have an identity are.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Marks the view as a place to rest at; all that have an identity are.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
