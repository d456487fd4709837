import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The styles that marks have, by themselves or by their values.
@MainActor
struct MarkStyles {
  /// The colors of series, in order.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The way lines of series are drawn, in order.
  private static let dashes: [[CGFloat]] = [[], [4, 4], [8, 4], [2, 4], [8, 4, 2, 4]]

  private let options: ChartOptions
  private let foreground: [Datum]
  private let symbols: [Datum]
  private let lines: [Datum]
  private let sizes: [Datum]
  private let foregroundPlaces: [Datum: Int]
  private let symbolPlaces: [Datum: Int]
  private let hasLines: Bool
  /// The ends of a scale of colors by numbers; nil without one.
  let ramp: RampEnds?
  /// The style of marks that have none by themselves or by values: that of the views around the chart.
  private let plain: AnyShapeStyle

  init(marks: [Mark], options: ChartOptions, plain: AnyShapeStyle? = nil) {
    self.options = options
    self.plain = plain ?? AnyShapeStyle(Color.accentColor)
    func values(_ key: KeyPath<MarkStyle, MarkStyle.Key?>) -> [Datum] {
      var seen: Set<Datum> = []
      return marks.compactMap { $0.style[keyPath: key]?.datum }.filter { seen.insert($0).inserted }
    }
    foreground = options.foreground.values(values(\.foregroundKey))
    symbols = options.symbols.values(values(\.symbolKey))
    lines = options.lines.values(values(\.lineStyleKey))
    sizes = options.sizes.values(values(\.symbolSizeKey))
    foregroundPlaces = Self.places(foreground)
    symbolPlaces = Self.places(symbols)
    hasLines = marks.contains { $0.kind == .line }
    ramp = Self.ramp(foreground, options)
  }

  private static func places(_ values: [Datum]) -> [Datum: Int] {
    Dictionary(values.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func ramp(_ values: [Datum], _ options: ChartOptions) -> RampEnds? {
    guard options.foreground.mapping == nil, options.foreground.styles == nil else { return nil }
    let numbers = values.compactMap(\.number).filter(\.isFinite)
    guard !numbers.isEmpty, numbers.count == values.count, let low = numbers.min(), let high = numbers.max()
    else { return nil }
    let isDate = values.allSatisfy { if case .date = $0 { true } else { false } }
    guard low < high else { return RampEnds(lower: low, upper: low + 1, isDate: isDate) }
    // Dates go from the first to the last.
    if isDate || options.foreground.domain != nil { return RampEnds(lower: low, upper: high, isDate: isDate) }
    let step = NumberSteps.step(for: high - low)
    return RampEnds(
      lower: (low / step + 1e-9).rounded(.down) * step, upper: (high / step - 1e-9).rounded(.up) * step)
  }

  // MARK: Marks

  /// The color or pattern of a mark.
  func shading(of mark: Mark) -> AnyShapeStyle {
    if let own = mark.style.foreground { return own }
    guard let datum = mark.style.foregroundKey?.datum else { return plain }
    return shading(datum)
  }

  private func shading(_ datum: Datum) -> AnyShapeStyle {
    if let ramp, let number = datum.number {
      return AnyShapeStyle(rampColor((number - ramp.lower) / (ramp.upper - ramp.lower)))
    }
    let index = foregroundPlaces[datum] ?? 0
    return options.foreground.style(datum, at: index) ?? AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  /// The color of a part, from 0 to 1, of a scale of numbers.
  func rampColor(_ part: Double) -> Color {
    guard let stops = options.gradient?.stops, let first = stops.first, let last = stops.last else {
      return Color.accentColor.opacity(0.2 + 0.8 * min(1, max(0, part)))
    }
    guard let next = stops.firstIndex(where: { Double($0.location) >= part }), next > 0 else {
      return Double(first.location) >= part ? first.color : last.color
    }
    let (from, to) = (stops[next - 1], stops[next])
    let extent = max(1e-9, Double(to.location - from.location))
    return from.color.mix(with: to.color, by: (part - Double(from.location)) / extent)
  }

  /// The shape at a mark; nil for none.
  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    guard mark.kind == .point || mark.kind == .line || mark.kind == .area else { return nil }
    if let own = mark.style.symbol { return mark.kind == .line ? own.onLine : own }
    guard let datum = mark.style.symbolKey?.datum else {
      return mark.kind == .point ? AnyChartSymbolShape(.circle) : nil
    }
    return symbol(datum, isOfLines: mark.kind == .line)
  }

  private func symbol(_ datum: Datum, isOfLines: Bool) -> AnyChartSymbolShape {
    let index = symbolPlaces[datum] ?? 0
    let own = isOfLines ? BasicChartSymbolShape.lines : BasicChartSymbolShape.points
    return options.symbols.style(datum, at: index) ?? AnyChartSymbolShape(own[index % own.count])
  }

  /// The width and height of the shape at a mark, in points; nil for as charts choose.
  func symbolSize(of mark: Mark) -> CGSize? {
    guard let key = mark.style.symbolSizeKey else { return mark.style.symbolSize }
    let index = sizes.firstIndex(of: key.datum) ?? 0
    if let size = options.sizes.style(key.datum, at: index) { return size }
    let numbers = sizes.compactMap(\.number)
    let area: CGFloat
    if let number = key.datum.number, let low = numbers.min(), let high = numbers.max(), low < high {
      let range = options.sizeRange ?? 10...200
      area = range.lowerBound + (range.upperBound - range.lowerBound) * (number - low) / (high - low)
    } else {
      area = 50 * CGFloat(index + 1)
    }
    let side = (area / .pi).squareRoot() * 2
    return CGSize(width: side, height: side)
  }

  /// How the line of a mark is drawn; nil for as charts choose.
  func stroke(of mark: Mark) -> StrokeStyle? {
    guard let key = mark.style.lineStyleKey else { return mark.style.lineStyle }
    let index = lines.firstIndex(of: key.datum) ?? 0
    return options.lines.style(key.datum, at: index)
      ?? StrokeStyle(
        lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
  }

  // MARK: Legend

  /// The lines of the legend.
  func legend() -> [LegendItem] {
    guard ramp == nil else { return [] }
    let values = foreground.isEmpty ? (symbols.isEmpty ? lines : symbols) : foreground
    var items = values.map { datum in
      LegendItem(
        label: datum.word,
        shading: foreground.isEmpty ? plain : shading(datum),
        symbol: symbolPlaces[datum] == nil
          ? AnyChartSymbolShape(.circle) : symbol(datum, isOfLines: hasLines))
    }
    let known = Set(values)
    if !foreground.isEmpty, symbols.contains(where: { !known.contains($0) }) {
      items += symbols.filter { !known.contains($0) }.map { datum in
        LegendItem(
          label: datum.word, shading: AnyShapeStyle(HierarchicalShapeStyle.secondary),
          symbol: symbol(datum, isOfLines: hasLines))
      }
    }
    return items
  }
}
