import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Sets where a scroll view comes to rest after a drag.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The values for ``updateTarget(_:context:)``.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The values for ``properties(context:)``.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The conditions under which the behaviour is asked.
  typealias Properties = ScrollTargetBehaviorProperties

  /// `pages`, `views` or nil for where ``updateTarget(_:context:)`` says.
  static var _rest: String? { get }

  /// Changes where the content is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns the conditions under which the behaviour is asked; a film doesn't ask for them.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nil: the closure sets the place.
  public static var _rest: String? { nil }
  /// Leaves the target unchanged.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  /// The usual properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// With a view at the start of the window.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// With a view at the start of the window. The limit is ignored.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// With a view at a point of the window.
  /// - Parameter anchor: The point of a view that comes to rest at the same point of the window.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }
  /// With a view at a point of the window. The limit is ignored.
  /// - Parameter anchor: The point of a view that comes to rest at the same point of the window.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(anchor: anchor) }
}
