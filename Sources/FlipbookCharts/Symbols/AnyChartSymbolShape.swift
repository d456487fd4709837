import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A shape at points with its type erased.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Hides the type of a shape.
  public nonisolated init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// That of the shape inside.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The shape as points of lines have it: hollow, unless the scene brings its own shape or border.
  nonisolated var onLine: AnyChartSymbolShape {
    guard let basic = shape as? BasicChartSymbolShape, let hollow = basic.onLine else { return self }
    return AnyChartSymbolShape(hollow)
  }

  /// The shape without its hole: what lines leave free.
  nonisolated func outline(in rect: CGRect) -> Path? {
    guard let basic = shape as? BasicChartSymbolShape, basic.border != nil else { return nil }
    return basic.outline(in: rect)
  }
}
