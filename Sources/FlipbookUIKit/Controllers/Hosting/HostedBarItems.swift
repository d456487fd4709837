import FlipbookDrawing
import FlipbookViews
import Foundation

/// The parts that a hosted view gives the bar of the navigation controller around: items at both sides, a title view and whether the
/// way back is hidden. Items that the scene gives the bar itself stay where the view gives none.
@MainActor
final class HostedBarItems {
  private var leading: HostedBarView?
  private var trailing: HostedBarView?
  private var principal: HostedBarView?

  init() {}

  /// Gives a page's bar the items.
  func show(
    leading: AnyView?, trailing: AnyView?, principal: AnyView?, hidesBack: Bool?, in item: UINavigationItem
  ) {
    if let hidesBack { item.hidesBackButton = hidesBack }
    update(&self.leading, leading) { view in
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItem = view.map { UIBarButtonItem(customView: $0) }
    }
    update(&self.trailing, trailing) { view in
      item.rightBarButtonItem = view.map { UIBarButtonItem(customView: $0) }
    }
    update(&self.principal, principal) { item.titleView = $0 }
  }

  private func update(_ shown: inout HostedBarView?, _ view: AnyView?, _ set: (UIView?) -> Void) {
    if let shown, let view { return shown.show(view) }
    guard shown != nil || view != nil else { return }
    shown = view.map { HostedBarView($0) }
    set(shown?.hosting)
  }
}
