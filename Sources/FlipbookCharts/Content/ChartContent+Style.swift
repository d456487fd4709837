import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension ChartContent {
  func styled(_ change: @escaping @MainActor (inout MarkStyle) -> Void) -> _StyledChartContent<Self> {
    _StyledChartContent(content: self, change: change)
  }

  /// The color or pattern of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled {
      $0.foreground = AnyShapeStyle(style)
      $0.foregroundKey = nil
    }
  }

  /// A color for each value, with a legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled {
      $0.foregroundKey = .init(label: value.label, datum: value.interval.center)
      $0.foreground = nil
    }
  }

  /// 0 for unseen, 1 for no change.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity.isNaN ? 0 : min(1, max(0, opacity)) }
  }

  /// How lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.lineStyle = style } }

  /// A way to draw lines for each value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.lineStyleKey = .init(label: value.label, datum: value.interval.center) }
  }

  /// How lines and areas go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// A shape at the points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { $0.symbol = AnyChartSymbolShape(symbol) }
  }

  /// A shape at the points for each value, with a legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolKey = .init(label: value.label, datum: value.interval.center) }
  }

  /// A view at the points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { $0.symbolView = view }
  }

  /// The area of the shapes, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.isFinite ? (max(0, area) / .pi).squareRoot() * 2 : 0
    return symbolSize(CGSize(width: side, height: side))
  }

  /// The width and height of the shapes, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = size } }

  /// A size of the shapes for each value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolSizeKey = .init(label: value.label, datum: value.interval.center) }
  }

  /// A place beside other marks for each value.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled {
      $0.position = .init(
        key: .init(label: value.label, datum: value.interval.center), axis: axis, span: span)
    }
  }

  /// Rounds the corners, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    styled {
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    styled {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the ends of the marks, in points.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    styled {
      $0.offset.width += x
      $0.startOffset.height += yStart
      $0.endOffset.height += yEnd
    }
  }

  /// Moves the ends of the marks, in points.
  @_disfavoredOverload
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled {
      $0.offset.height += y
      $0.startOffset.width += xStart
      $0.endOffset.width += xEnd
    }
  }

  /// Draws the marks before or after others: higher ones later.
  public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value.isNaN ? 0 : value } }

  /// Blurs the marks, by a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = radius } }

  /// Draws a shadow of the marks.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    styled { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  /// Lays gradients over the whole plot in place of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { $0.alignsWithPlot = aligns }
  }

  /// Keeps the marks in a shape that fills the plot.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    let clip = MarkClip(shape: shape, isEvenOdd: style.isEOFilled)
    return styled { $0.clip = clip }
  }

  /// Keeps the marks in other marks.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let inside = content()
    let clip = MarkClip(marks: { inside._collect($0) })
    return styled { $0.clip = clip }
  }

  /// Draws the marks as one layer; a film does so where it makes a difference.
  public func compositingLayer() -> some ChartContent { styled { _ in } }

  /// Draws the marks as one layer; a change of it is left out.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V, file: String = #fileID, line: Int = #line
  ) -> some ChartContent {
    unsupported("ChartContent.compositingLayer", file, line)
    return styled { _ in }
  }
}
