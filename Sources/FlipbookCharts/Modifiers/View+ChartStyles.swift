import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  private func foreground(_ domain: [Datum]?, _ styles: [AnyShapeStyle]?) -> some View {
    chartOptions {
      if let domain { $0.foreground.domain = domain }
      if let styles { $0.foreground.styles = styles }
    }
  }

  /// The colors of values in charts.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    foreground(mapping.map { $0.key.datum }, mapping.map { AnyShapeStyle($0.value) })
  }

  /// The colors of values in charts, in order.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View { foreground(domain.map(\.datum), range.map { AnyShapeStyle($0) }) }

  /// The colors of numbers in charts.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.ends
    return chartOptions {
      $0.foreground.domain = values
      $0.gradient = range
    }
  }

  /// The values that have colors in charts, in order.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  { foreground(domain._domain.ends, nil) }

  /// The colors of values in charts, in order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    foreground(nil, range.map { AnyShapeStyle($0) })
  }

  /// The colors of numbers in charts.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chartOptions { $0.gradient = range }
  }

  /// The colors of values in charts.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.datum)
    return chartOptions {
      $0.foreground.domain = values
      $0.foreground.mapping = { DataValue.make($0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// The colors of values in charts.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions { $0.foreground.mapping = { DataValue.make($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// The shapes of values in charts.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let (values, shapes) = (mapping.map { $0.key.datum }, mapping.map { AnyChartSymbolShape($0.value) })
    return chartOptions { ($0.symbols.domain, $0.symbols.styles) = (values, shapes) }
  }

  /// The shapes of values in charts, in order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(domain: [DataValue], range: [S])
    -> some View
  {
    let (values, shapes) = (domain.map(\.datum), range.map { AnyChartSymbolShape($0) })
    return chartOptions { ($0.symbols.domain, $0.symbols.styles) = (values, shapes) }
  }

  /// The shapes of values in charts, in order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let shapes = range.map { AnyChartSymbolShape($0) }
    return chartOptions { $0.symbols.styles = shapes }
  }

  /// The values that have shapes in charts, in order.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = domain._domain.ends
    return chartOptions { $0.symbols.domain = values }
  }

  /// The shapes of values in charts.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions { $0.symbols.mapping = { DataValue.make($0).map { AnyChartSymbolShape(mapping($0)) } } }
  }

  /// How the lines of values are drawn in charts.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>)
    -> some View
  {
    let (values, styles) = (mapping.map { $0.key.datum }, mapping.map(\.value))
    return chartOptions { ($0.lines.domain, $0.lines.styles) = (values, styles) }
  }

  /// How the lines of values are drawn in charts, in order.
  public func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue], range: [StrokeStyle])
    -> some View
  {
    let values = domain.map(\.datum)
    return chartOptions { ($0.lines.domain, $0.lines.styles) = (values, range) }
  }

  /// How the lines of values are drawn in charts, in order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartOptions { $0.lines.styles = range }
  }

  /// The areas of the shapes of values in charts, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>)
    -> some View
  {
    let (values, sizes) = (mapping.map { $0.key.datum }, mapping.map { Self.symbolSize($0.value) })
    return chartOptions { ($0.sizes.domain, $0.sizes.styles) = (values, sizes) }
  }

  /// The areas of the shapes of values in charts, in square points, in order.
  public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    let sizes = range.map { Self.symbolSize($0) }
    return chartOptions { $0.sizes.styles = sizes }
  }

  /// The areas of the shapes of the lowest and the highest number in charts, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartOptions { $0.sizeRange = range }
  }

  private static func symbolSize(_ area: CGFloat) -> CGSize {
    let side = area.isFinite ? (max(0, area) / .pi).squareRoot() * 2 : 0
    return CGSize(width: side, height: side)
  }
}

extension _ChartDomain {
  /// The words, or the ends of numbers; nil for as the data have it.
  var ends: [Datum]? {
    switch storage {
    case .values(let values): values
    case .range(let lower, let upper): [lower, upper]
    case .automatic: nil
    }
  }
}
