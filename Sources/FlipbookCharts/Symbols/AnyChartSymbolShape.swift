import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A shape at points with its type erased.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Hides the type of a shape.
  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// That of the shape inside.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The shape without its hole: what lines leave free.
  nonisolated func outline(in rect: CGRect) -> Path? {
    guard let basic = shape as? BasicChartSymbolShape, basic.border != nil else { return nil }
    return basic.outline(in: rect)
  }
}
