import FlipbookDrawing
import Foundation

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// Taps needed in a row.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps; at least one.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture of a number of taps; at least one.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recognizer that counts the taps.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    TapRecognizer(count: count) { Value(location: context.point($0, in: coordinateSpace)) }
  }

  /// “tap”, “double tap” or the number of taps.
  public var _kinds: [String] { TapGesture(count: count)._kinds }
}
