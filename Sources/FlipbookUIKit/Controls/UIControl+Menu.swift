import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIControl {
  /// Opens the control's menu beside it.
  ///
  /// - Returns: False without a menu.
  @discardableResult
  func openMenu() -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard isContextMenuInteractionEnabled,
      let configuration = contextMenuInteraction(nil, configurationForMenuAtLocation: middle),
      let menu = configuration.makeMenu?([]), window != nil
    else { return false }
    isMenuOpen = true
    sendActions(for: .menuActionTriggered)
    open(
      menu, keepsOrder: configuration.preferredMenuElementOrder == .fixed,
      chosen: { [weak self] in self?.chose($0) },
      closed: { [weak self] in self?.isMenuOpen = false })
    return true
  }
}
