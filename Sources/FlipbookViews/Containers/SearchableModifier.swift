import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A field to search in at the foot of the bar over a page; a list below stands on the ground of all that.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let prompt: Text
  @State private var width: CGFloat = 0

  init(text: Binding<String>, prompt: Text) { (self.text, self.prompt) = (text, prompt) }

  private var metrics: SearchMetrics { ControlMetrics.current.search }

  func body(content: Content) -> some View {
    let margin = ControlMetrics.current.bar.margin(width: width)
    return VStack(spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(text: text, prompt: prompt) { prompt }
      }
      .padding(.horizontal, 8)
      .frame(minHeight: metrics.height)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
      )
      .padding(EdgeInsets(top: metrics.above, leading: margin, bottom: metrics.below, trailing: margin))
      // What scrolls ends at the field, and does not reach under the bar.
      content
        .coordinateSpace(name: SafeAreaSpace())
        .environment(\.largeTitleIsShown, true)
        .coveredByNothingAtTop()
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    .backgroundPreferenceValue(ListGroundKey.self) { ground in
      if let ground { ground.ignoresSafeArea() }
    }
  }
}
