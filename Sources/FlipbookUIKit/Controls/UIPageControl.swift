import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  /// The number of dots.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { makeDots() } } }
  /// The page whose dot is lit, counted from 0.
  open var currentPage = 0 { didSet { show() } }
  /// The colour of the other dots; white at 0.4 opacity unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the lit dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  /// Whether the control is hidden for fewer than two pages.
  open var hidesForSinglePage = false { didSet { show() } }
  /// Has no effect. Dots stand on no pane.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Has no effect. Touches do not change the page.
  open var allowsContinuousInteraction = true
  /// The image of a dot. Has no effect, with a diagnostic.
  open var preferredIndicatorImage: UIImage? {
    didSet { unsupported("UIPageControl.preferredIndicatorImage", when: preferredIndicatorImage != nil) }
  }

  /// The pane under the dots. None is drawn.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  /// Does nothing. Dots are drawn in any case.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  private func makeDots() {
    dots.forEach { $0.removeFromSuperview() }
    dots = (0..<max(numberOfPages, 0)).map { _ in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      dot.layer.cornerRadius = 4
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    invalidateIntrinsicContentSize()
    show()
  }

  private func show() {
    isHidden = hidesForSinglePage && numberOfPages < 2
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
    }
  }

  /// Places the dots in the middle, 18 points apart.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(dots.count) * 18 - 10
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: bounds.midX - width / 2 + 4 + CGFloat(index) * 18, y: bounds.midY)
    }
  }

  /// Returns the size for a number of pages, in points: 18 for each and 26 more, and 26 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 18 + 26, height: 26)
  }
  /// The size for the number of pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size for the number of pages, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
