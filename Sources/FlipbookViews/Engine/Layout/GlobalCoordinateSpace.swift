import FlipbookDrawing
import Foundation

/// The coordinate space of the film.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space of the film.
  public var coordinateSpace: CoordinateSpace { .global }
}
