import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A shape that stands at points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle that the shape looks as large as, where it is drawn in the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// All of the unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A filled circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A filled square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A filled triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A filled square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A filled pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two strokes, across and down.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two strokes from corner to corner.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three strokes.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {}

extension Circle {
  /// A circle at points as an outline of a width, in points, which lies inside of it.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .circle).strokeBorder(lineWidth: lineWidth)
  }

  /// A circle at points as an outline in a style, which lies inside of it.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .circle).strokeBorder(style: style)
  }
}
