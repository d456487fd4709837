import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls side by side in one row of a menu: icons over small titles, or icons alone.
package struct MenuTiles<Content: View>: View {
  let isSmall: Bool
  let content: Content

  /// - Parameter isSmall: Whether icons stand alone.
  package init(isSmall: Bool, content: Content) { (self.isSmall, self.content) = (isSmall, content) }

  /// Equal shares of the row.
  package var body: some View {
    LayoutContainer(
      layout: MenuTileLayout(height: isSmall ? MenuRowMetrics.height : 66), content: content
    )
    .modifier(MenuTileLines())
    .buttonStyle(MenuTileStyle(isSmall: isSmall))
    .layoutValue(key: MenuItemKey.self, value: .row(isMarked: false))
  }
}

/// Equal shares of a row.
private struct MenuTileLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? MenuRowMetrics.width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// Lines between controls side by side.
private struct MenuTileLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    let pixel = element.environment.pixelLength
    for frame in content.subelements.map(\.displayFrame) where frame.minX > 1 {
      context.fill(
        Path(CGRect(x: frame.minX - pixel, y: 0, width: pixel, height: size.height)),
        with: .style(_SystemShapeStyle.separator))
    }
  }
}

/// A button among others in one row of a menu.
private struct MenuTileStyle: PrimitiveButtonStyle {
  let isSmall: Bool

  func makeBody(configuration: Configuration) -> some View {
    MenuTile(label: MenuLabel(configuration.label), role: configuration.role, isSmall: isSmall) {
      configuration.trigger()
    }
  }
}

private struct MenuTile: View {
  let label: MenuLabel
  let role: ButtonRole?
  let isSmall: Bool
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(label: MenuLabel, role: ButtonRole?, isSmall: Bool, action: @escaping @MainActor () -> Void) {
    (self.label, self.role, self.isSmall, self.action) = (label, role, isSmall, action)
  }

  var body: some View {
    VStack(spacing: 4) {
      if let icon = label.icon { icon.font(isSmall ? .body : .footnote) }
      if !isSmall || label.icon == nil, let title = label.title { title.font(.footnote).lineLimit(2) }
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(MenuChoice.color(role: role, isEnabled: isEnabled))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(MenuChoice(action: action))
  }
}
