import FlipbookDrawing
import FlipbookMotion
import Foundation

/// With a view at the start of the window, or at another point of it.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag may lead.
  public struct LimitBehavior: Sendable {
    /// The usual limit; none, in a film.
    public static let automatic = LimitBehavior()
    /// A limited way; no limit, in a film.
    public static let always = LimitBehavior()
    /// One view at most; no limit, in a film.
    public static let alwaysByOne = LimitBehavior()
    /// A few views at most; no limit, in a film.
    public static let alwaysByFew = LimitBehavior()
    /// No limit.
    public static let never = LimitBehavior()
  }

  /// The point of a view that comes to rest at the same point of the window; nil for the start.
  let anchor: UnitPoint?

  /// Makes a behaviour that rests at the start of views. The limit is ignored.
  public init(limitBehavior: LimitBehavior = .automatic) { anchor = nil }
  /// Makes a behaviour that rests at a point of views. The limit is ignored.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) { self.anchor = anchor }
  /// The nearest view.
  public static var _rest: String? { "views" }
}
