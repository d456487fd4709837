import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar of a tab view: an item for each page, side by side. Where there are more than five on a narrow screen, the last one
/// stands for all from the fifth on.
struct TabBar: View {
  let items: [TabItem]
  /// The chosen page.
  let index: Int
  let showsMore: Bool
  let coversContent: Bool
  let appearance: BarAppearance
  /// Called with the page of an item that is tapped; nil for the item of the others.
  let choose: @MainActor (Int?) -> Void
  @Environment(\.horizontalSizeClass) private var widthClass

  init(
    items: [TabItem], index: Int, showsMore: Bool, coversContent: Bool, appearance: BarAppearance,
    choose: @escaping @MainActor (Int?) -> Void
  ) {
    (self.items, self.index, self.showsMore) = (items, index, showsMore)
    (self.coversContent, self.appearance, self.choose) = (coversContent, appearance, choose)
  }

  /// How many items a narrow bar has room for.
  static let room = 5

  /// The pages that have an item of their own.
  private var shown: Int {
    widthClass != .regular && items.count > Self.room ? Self.room - 1 : items.count
  }

  var body: some View {
    let kit = KitAppearance.current.tabBar?()
    let ground = coversContent ? kit?.ground : kit?.edgeGround
    return HStack(spacing: 0) {
      ForEach(0..<shown) { page in
        item(
          items[page].label, badge: items[page].badge, isChosen: page == index && !showsMore
        ) { choose(page) }
      }
      if shown < items.count {
        item(
          AnyView(TabItemLabel(icon: Image(systemName: "ellipsis"), title: Text("More"))), badge: nil,
          isChosen: showsMore || index >= shown
        ) { choose(nil) }
      }
    }
    .frame(height: ControlMetrics.current.bar.tabs)
    .background {
      // Without content below it a bar has neither a ground nor a line.
      if appearance.hasGround(isOverContent: coversContent || ground != nil) {
        BarBackground(style: appearance.ground ?? ground.map { AnyShapeStyle($0) }, edge: .bottom)
      }
    }
    .transformEnvironment(\.colorScheme) { $0 = appearance.scheme ?? $0 }
  }

  private func item(
    _ label: AnyView, badge: Text?, isChosen: Bool, tapped: @escaping @MainActor () -> Void
  ) -> some View {
    let kit = KitAppearance.current.tabBar?()
    let chosen = AnyShapeStyle(kit?.tint ?? .accentColor)
    let others = kit?.unselected.map { AnyShapeStyle($0) } ?? AnyShapeStyle(UnchosenItemStyle())
    return
      label
      .labelStyle(.tabItem)
      .symbolVariant(.fill)
      .foregroundStyle(isChosen ? chosen : others)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { badge.map { TabBadge(label: $0) } }
      .contentShape(Rectangle())
      .onTapGesture { tapped() }
  }
}
