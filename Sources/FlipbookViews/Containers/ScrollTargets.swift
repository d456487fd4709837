import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where content comes to rest after a drag.
enum ScrollTargets: Hashable, Sendable {
  /// Where it runs out.
  case free
  /// At whole windows.
  case pages
  /// With a point of a view at the same point of the window; nil for the start.
  case views(UnitPoint?)
  /// Where a behaviour of the scene's says.
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

/// Where a scroll view comes to rest after a drag.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties

  /// `pages`, `views` or nil for where ``updateTarget(_:context:)`` says.
  static var _rest: String? { get }

  /// Changes where the content is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public static var _rest: String? { nil }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// At whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public static var _rest: String? { "pages" }

  /// To the nearest whole window, the next at most.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    func page(_ wanted: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return wanted }
      let current = (start / length).rounded()
      return max(current - 1, min(current + 1, (wanted / length).rounded())) * length
    }
    let origin = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, from: origin.x, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, from: origin.y, size.height)
    }
  }
}

/// With a view at the start of the window, or at another point of it.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag may lead.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let never = LimitBehavior()
  }

  /// Which point of a view comes to rest at the same point of the window; nil for the start.
  let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { anchor = nil }
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) { self.anchor = anchor }
  public static var _rest: String? { "views" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// - Parameter anchor: Which point of a view comes to rest at the same point of the window.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }
  /// - Parameter anchor: Which point of a view comes to rest at the same point of the window.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(anchor: anchor) }
}

private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets { .free } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Where the content of scroll views comes to rest.
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
  /// Where the content of scroll views comes to rest after a drag.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    let targets: ScrollTargets =
      switch B._rest {
      case "pages": .pages
      case "views": .views((behavior as? ViewAlignedScrollTargetBehavior)?.anchor)
      default: .own(OwnScrollBehavior(behavior))
      }
    return environment(\.scrollTargets, targets)
  }

  /// Whether fingers can scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Marks the views of a layout as places to rest at; all that have an identity are.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Marks the view as a place to rest at; all that have an identity are.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
