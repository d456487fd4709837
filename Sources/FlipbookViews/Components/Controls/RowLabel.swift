import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum LabelsArePlainKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// Whether labels look as they do outside lists: in headers, footers and buttons with a ground.
  var labelsArePlain: Bool {
    get { self[LabelsArePlainKey.self] }
    set { self[LabelsArePlainKey.self] = newValue }
  }

  /// The colour of the symbols of rows; nil for the tint.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// A label in a row of a list: a large icon in the tint in the middle of a column, and the title at the column's end.
struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelMetrics) private var own
  @Environment(\.listItemTint) private var tint

  var body: some View {
    let metrics = ControlMetrics.current.list
    return HStack(
      alignment: .firstTextBaseline,
      spacing: own.spacing == LabelMetrics().spacing ? metrics.iconGap : own.spacing
    ) {
      IconColumn(width: own.iconWidth ?? metrics.iconColumn) {
        configuration.icon.imageScale(.large)
          .controlForegroundStyle(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
      configuration.title
    }
  }
}

/// Centres an icon in a column. One that is a little wider stands out at both sides.
private struct IconColumn: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let width: CGFloat

  private func width(of own: CGFloat) -> CGFloat {
    own > width + ControlMetrics.current.list.iconOverhang ? own : width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let icon = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
    return CGSize(width: width(of: icon.width), height: icon.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews.first.flatMap { $0.dimensions(in: .unspecified)[explicit: guide] }.map { $0 + bounds.minY }
  }
}
