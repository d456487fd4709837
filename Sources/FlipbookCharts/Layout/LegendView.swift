import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The legend of a chart.
struct LegendView: View {
  /// From one item to the next, in points.
  private static let spacing: CGFloat = 8
  /// From the symbol to its text.
  private static let gap: CGFloat = 5
  private static let symbol: CGFloat = 8

  private let own: AnyView?
  private let items: [LegendItem]
  private let widths: [CGFloat]
  private let ramp: RampLegend?
  let size: CGSize

  /// Nil for no legend.
  init?(model: ChartModel, options: ChartOptions, measure: ChartMeasure, width: CGFloat) {
    guard options.legend.visibility != .hidden else { return nil }
    own = options.legend.content
    if let own {
      (items, widths, ramp) = ([], [], nil)
      size = measure.size(own, proposal: ProposedViewSize(width: width, height: nil))
      return
    }
    if let ends = model.ramp {
      let ramp = RampLegend(ends: ends, gradient: options.gradient)
      (self.ramp, items, widths) = (ramp, [], [])
      size = CGSize(
        width: RampLegend.width + 16,
        height: RampLegend.height + 4 + measure.size(Text(verbatim: "0"), font: .caption2).height)
      return
    }
    guard !model.legend.isEmpty else { return nil }
    items = model.legend
    ramp = nil
    let sizes = items.map { measure.size(Text(verbatim: $0.label), font: .caption2) }
    let height = sizes.map(\.height).max() ?? 0
    let isBeside = options.legend.position.sides?.y == 0 && options.legend.position.storage != .overlay
    let columns = Self.columns(sizes.map(\.width), in: width, most: isBeside ? 1 : items.count)
    widths = columns
    let rows = (items.count + columns.count - 1) / columns.count
    size = CGSize(
      width: columns.reduce(0, +) + Self.spacing * CGFloat(columns.count - 1),
      height: height * CGFloat(rows) + Self.spacing * CGFloat(rows - 1))
  }

  /// The widths of as many columns as fit.
  private static func columns(_ texts: [CGFloat], in width: CGFloat, most: Int) -> [CGFloat] {
    var count = max(1, most)
    while true {
      var columns = [CGFloat](repeating: 0, count: count)
      for (index, text) in texts.enumerated() {
        columns[index % count] = max(columns[index % count], symbol + gap + text)
      }
      if count == 1 || columns.reduce(0, +) + spacing * CGFloat(count - 1) <= width + 0.5 { return columns }
      count -= 1
    }
  }

  var body: some View {
    if let own {
      own
    } else if let ramp {
      ramp
    } else {
      let rows = (items.count + widths.count - 1) / widths.count
      VStack(alignment: .leading, spacing: Self.spacing) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: Self.spacing) {
            ForEach(0..<min(widths.count, items.count - row * widths.count), id: \.self) { column in
              LegendItemView(item: items[row * widths.count + column], gap: Self.gap, side: Self.symbol)
                .frame(width: widths[column], alignment: .leading)
            }
          }
        }
      }
    }
  }
}
