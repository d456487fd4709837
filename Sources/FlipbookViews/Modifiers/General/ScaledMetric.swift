import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A number that follows the size of text, as a text style's lines grow; rounded to a pixel.
@MainActor @preconcurrency
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.pixelLength) private var pixel
  private let value: Value
  private let style: Font.TextStyle

  /// Makes a number that follows the size of body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Makes a number that follows the size of a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (value, style) = (wrappedValue, textStyle)
  }

  /// The number at the present size of text, rounded to whole pixels; as written at `large`.
  public var wrappedValue: Value {
    guard size != .large else { return value }
    let scaled = value * Value(style.scale(at: size))
    return (scaled / Value(pixel)).rounded() * Value(pixel)
  }
}
