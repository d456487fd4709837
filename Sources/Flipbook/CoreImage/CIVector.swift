import FlipbookDrawing
import Foundation

/// Numbers that a filter of Core Image's reads.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Makes a vector of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
  }

  /// Makes a vector of one number.
  public init(x: CGFloat) { values = [x] }
  /// Makes a vector of two numbers.
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  /// Makes a vector of three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  /// Makes a vector of four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  /// Makes a vector of a place.
  public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
  /// Makes a vector of a rectangle: its origin, its width and its height.
  public init(cgRect rect: CGRect) { values = [rect.minX, rect.minY, rect.width, rect.height] }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// Returns a number; 0 for one that isn't there.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a place.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// Stands for no value, as for the colours that a context works in.
public var kCFNull: NSNull { NSNull() }
