import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows the items that a page has for the bar at its bottom, which its content keeps clear of.
struct BottomToolbar: ViewModifier {
  @State private var height: CGFloat = 0
  @State private var ground = BarGround()
  @State private var coversContent = false
  @Environment(\.bottomBar) private var outerBar

  init() {}

  func body(content: Content) -> some View {
    content
      // Content with a background or a scroll view extends under the bar.
      .coordinateSpace(name: SafeAreaSpace())
      .environment(\.bottomBar, height > 0 ? ground : outerBar)
      .coveredByBar(height, at: .bottom)
      .padding(.bottom, height)
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .bottom) { items in
        if let bottom = items.bottom {
          bottom
            .padding(.horizontal, ControlMetrics.current.bar.margin)
            .frame(maxWidth: .infinity)
            .frame(height: ControlMetrics.current.bar.toolbar)
            .background {
              if items.bottomAppearance.hasGround(isOverContent: coversContent) {
                BarBackground(style: items.bottomAppearance.ground, edge: .bottom)
              }
            }
            .transformEnvironment(\.colorScheme) { $0 = items.bottomAppearance.scheme ?? $0 }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
            .onAppear { ground.changed = { coversContent = $0 > 0 } }
            .onDisappear { height = 0 }
        }
      }
  }
}
