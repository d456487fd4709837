import FlipbookDrawing
import Foundation

/// A system of coordinates: the film's, the view's own, or that of a named view.
public enum CoordinateSpace: Hashable {
  /// The film's: the origin is its top left corner, y goes down.
  case global
  /// The view's own.
  case local
  /// That of the innermost view around with a name.
  case named(AnyHashable)

  /// Whether the space is the film's.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}
