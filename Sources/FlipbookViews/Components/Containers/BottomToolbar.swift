import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows the items that a page has for the bar at its bottom, which its content keeps clear of.
struct BottomToolbar: ViewModifier {
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .coveredByBar(height, at: .bottom)
      .padding(.bottom, height)
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .bottom) { items in
        if let bottom = items.bottom {
          bottom
            .padding(.horizontal, ControlMetrics.current.bar.margin)
            .frame(maxWidth: .infinity)
            .frame(height: ControlMetrics.current.bar.toolbar)
            .background {
              if items.bottomLook.hasGround(isOverContent: false) {
                BarBackground(style: items.bottomLook.ground, edge: .bottom)
              }
            }
            .transformEnvironment(\.colorScheme) { $0 = items.bottomLook.scheme ?? $0 }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
            .onDisappear { height = 0 }
        }
      }
  }
}
