import FlipbookDrawing
import Foundation

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space of the innermost view around with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
