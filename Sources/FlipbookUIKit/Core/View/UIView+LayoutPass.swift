import FlipbookDrawing
import Foundation

extension UIView {
  /// Asks for a layout because a subview or a constraint came or went. A view that is being laid out is not asked
  /// again; what changed inside is.
  func setNeedsLayoutForContent() {
    guard isInLayout else { return setNeedsLayout() }
    hasNewContent = true
    LayoutPass.request(for: self)
  }

  /// Calls ``updateConstraints()`` here and inside, where it is asked for.
  func updateConstraintsNow() {
    subviews.forEach { if !$0.isLayoutIsland { $0.updateConstraintsNow() } }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    updateConstraints()
  }

  /// Updates properties and lays out this view, where it is asked for.
  func layOutNow() {
    updatePropertiesNow()
    guard needsLayout else { return }
    needsLayout = false
    isInLayout = true
    defer { isInLayout = false }
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.placeOwnViews()
    viewController?.viewDidLayoutSubviews()
  }
}
