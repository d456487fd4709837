import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Reports the items that the view wants in a bar around it: at the leading side, at the trailing side and in the place of
  /// the title, nil for none; and whether it hides the way back, nil for no wish. Bars of UIKit's ask for them.
  package func onBarItems(
    _ report: @escaping @MainActor (AnyView?, AnyView?, AnyView?, Bool?) -> Void
  ) -> some View {
    backgroundPreferenceValue(NavigationBarKey.self) { items in BarItemsReport(items: items, report: report) }
  }
}

/// Reports items each time that they are made.
private struct BarItemsReport: View {
  let items: NavigationBarItems
  let report: @MainActor (AnyView?, AnyView?, AnyView?, Bool?) -> Void

  init(
    items: NavigationBarItems, report: @escaping @MainActor (AnyView?, AnyView?, AnyView?, Bool?) -> Void
  ) {
    (self.items, self.report) = (items, report)
  }

  var body: some View {
    report(items.leading, items.trailing, items.principal, items.hidesBack)
    return Color.clear.frame(width: 0, height: 0)
  }
}
