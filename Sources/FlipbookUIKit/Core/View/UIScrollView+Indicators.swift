import FlipbookDrawing
import FlipbookLayers
import FlipbookTime
import FlipbookViews
import Foundation

/// The bars of a scroll view, which are seen while a finger moves the content and for a second after that.
@MainActor
final class ScrollIndicatorLayers {
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var movedAt: TimeInterval = 0
  private var isShown = false
  /// In front of what the scene puts into the content.
  private static let depth: CGFloat = 100_000

  /// Shows the bars of a scroll view at their places, and has them fade once nothing moves any more.
  func moved(in scroll: UIScrollView) {
    movedAt = FilmClock.now
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if !isShown { show(in: scroll) }
    place(in: scroll)
    CATransaction.commit()
  }

  private func show(in scroll: UIScrollView) {
    isShown = true
    for bar in [vertical, horizontal] {
      bar.cornerRadius = ScrollIndicator.thickness / 2
      bar.backgroundColor = scroll.indicatorColor.cgColor
      bar.zPosition = Self.depth
      bar.opacity = 1
      bar.removeAllAnimations()
      scroll.layer.addSublayer(bar)
    }
    wait(scroll, ScrollIndicator.stay)
  }

  private func place(in scroll: UIScrollView) {
    let (inset, bounds, content) = (scroll.adjustedContentInset, scroll.bounds, scroll.contentSize)
    let (width, gap) = (ScrollIndicator.thickness, 2 * ScrollIndicator.thickness)
    let column = ScrollIndicator.span(
      offset: bounds.minY + inset.top, content: content.height + inset.bottom,
      window: bounds.height - inset.top)
    vertical.isHidden = column == nil || !scroll.showsVerticalScrollIndicator
    if let column {
      vertical.frame = CGRect(
        x: bounds.maxX - gap, y: bounds.minY + inset.top + column.start, width: width, height: column.length)
    }
    let row = ScrollIndicator.span(
      offset: bounds.minX + inset.left, content: content.width + inset.right,
      window: bounds.width - inset.left)
    horizontal.isHidden = row == nil || !scroll.showsHorizontalScrollIndicator
    if let row {
      horizontal.frame = CGRect(
        x: bounds.minX + inset.left + row.start, y: bounds.maxY - inset.bottom - gap, width: row.length,
        height: width)
    }
  }

  private func wait(_ scroll: UIScrollView, _ time: TimeInterval) {
    FilmClock.post(after: time) { [weak self, weak scroll] in
      guard let self, let scroll else { return }
      if scroll.isDragging { movedAt = FilmClock.now }
      let left = movedAt + ScrollIndicator.stay - FilmClock.now
      if left > 1e-6 { wait(scroll, left) } else { hide() }
    }
  }

  private func hide() {
    isShown = false
    for bar in [vertical, horizontal] {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = ScrollIndicator.fade
      bar.add(fade, forKey: "opacity")
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bar.opacity = 0
      CATransaction.commit()
    }
  }
}

extension UIScrollView {
  /// The colour of the bars: dark on light content, light on dark.
  var indicatorColor: UIColor {
    let isLight: Bool =
      switch indicatorStyle {
      case .white: true
      case .black: false
      case .default: traitCollection.userInterfaceStyle == .dark
      }
    return (isLight ? UIColor.white : UIColor.black).withAlphaComponent(ScrollIndicator.opacity)
  }
}
