import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A text at the end of a row, or at the tab of a page.
struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.listStyle) private var listStyle
  /// Whether a link in the row shows the text before its chevron.
  @State private var isInLink = false

  init(label: Text?) { self.label = label }

  func body(content: Content) -> some View {
    if listStyle != nil, let label {
      HStack(spacing: 8) {
        content.environment(\.rowBadge, label)
        if !isInLink {
          Spacer(minLength: 0)
          label.foregroundStyle(.secondary)
        }
      }
      .onPreferenceChange(LinkBadgeKey.self) { isInLink = $0 }
    } else {
      // A page's stands at its tab.
      content.layoutValue(key: TabBadgeKey.self, value: label)
    }
  }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The badge of the row around.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
