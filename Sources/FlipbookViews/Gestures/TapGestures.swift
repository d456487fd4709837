import FlipbookDrawing
import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void
  /// Taps needed in a row.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    [_TapAction(count: count) { _ in ended(()) }]
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// Taps needed in a row.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    [_TapAction(count: count) { ended(Value(location: $0)) }]
  }
}

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
