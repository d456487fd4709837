import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Reports the title that the view wants in a bar around it, and whether it is to be small; nil for no title and for no
  /// wish. Bars of UIKit's ask for it.
  package func onNavigationTitle(_ report: @escaping @MainActor (String?, Bool?) -> Void) -> some View {
    onPreferenceChange(NavigationTitleKey.self) { title in
      report(title.isEmpty ? nil : title.text?.plainString, title.isInline)
    }
  }
}
