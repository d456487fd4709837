import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIView {
  /// The parts of the view that bars cover, in points.
  var coveredInsets: UIEdgeInsets {
    var covered = window?.coveredByHost ?? .zero
    var controller = viewController ?? nearestController
    while let one = controller {
      let more = one.additionalSafeAreaInsets
      let bars = one.barInsets
      covered.top = max(covered.top, bars.top) + more.top
      covered.bottom = max(covered.bottom, bars.bottom) + more.bottom
      covered.left += more.left
      covered.right += more.right
      controller = one.parent
    }
    guard covered != .zero, viewController == nil, let owner = nearestController?.viewIfLoaded ?? window
    else {
      return covered
    }
    // Only as far as the view lies under them.
    let own = convert(bounds, to: owner)
    return UIEdgeInsets(
      top: max(covered.top - own.minY, 0), left: max(covered.left - own.minX, 0),
      bottom: max(covered.bottom - (owner.bounds.height - own.maxY), 0),
      right: max(covered.right - (owner.bounds.width - own.maxX), 0))
  }

  private var nearestController: UIViewController? {
    var view: UIView? = self
    while let one = view {
      if let controller = one.viewController { return controller }
      view = one.superview
    }
    return nil
  }

  /// The margins of a view that sets none, in points.
  var defaultLayoutMargins: UIEdgeInsets {
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
