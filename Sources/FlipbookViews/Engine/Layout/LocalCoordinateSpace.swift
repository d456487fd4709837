import FlipbookDrawing
import Foundation

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}
