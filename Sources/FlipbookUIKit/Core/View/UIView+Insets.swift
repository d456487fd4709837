import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIView {
  /// The parts of the view that bars and the screen's own insets cover, in points.
  var coveredInsets: UIEdgeInsets {
    if let viewController { return viewController.overlayInsets }
    guard let owner = nearestController, let outer = owner.viewIfLoaded else {
      guard let window, window.coveredByHost != .zero else { return .zero }
      return part(of: window.coveredByHost, over: window)
    }
    return part(of: owner.overlayInsets, over: outer)
  }

  /// The parts of the view that insets of a view around it cover, in points: only as far as it lies under them, as all
  /// views in between do.
  private func part(of insets: UIEdgeInsets, over outer: UIView) -> UIEdgeInsets {
    guard insets != .zero, self !== outer, let superview else { return insets }
    let around = superview.part(of: insets, over: outer)
    guard around != .zero else { return .zero }
    let own = around.over(convert(bounds, to: superview), of: superview.bounds)
    return UIEdgeInsets(
      top: around.top > 0 ? own.top : 0, left: around.left > 0 ? own.left : 0,
      bottom: around.bottom > 0 ? own.bottom : 0, right: around.right > 0 ? own.right : 0)
  }

  /// Has the view and all in it laid out again after the insets around have changed.
  func followInsets() {
    setNeedsLayout()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.followInsets() }
  }

  /// The controller of the view or of the nearest view around it; nil for none.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let one = view {
      if let controller = one.viewController { return controller }
      view = one.superview
    }
    return nil
  }

  /// The margins of a view that sets none, in points.
  var defaultLayoutMargins: UIEdgeInsets {
    if let content = self as? CellContent { return content.cellMargins }
    guard viewController != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = ControlMetrics.current.bar.margin(width: bounds.width)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins with the insets that bars cover, in points.
  var guideMargins: UIEdgeInsets {
    let (own, covered) = (layoutMargins, coveredInsets)
    return UIEdgeInsets(
      top: own.top + covered.top, left: own.left + covered.left, bottom: own.bottom + covered.bottom,
      right: own.right + covered.right)
  }

  /// The layout margins by reading direction, in points. Leading is left.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
}
