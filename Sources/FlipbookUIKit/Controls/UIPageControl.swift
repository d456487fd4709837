import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { makeDots() } } }
  open var currentPage = 0 { didSet { show() } }
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  open var hidesForSinglePage = false { didSet { show() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  /// Dots are drawn in any case.
  open var preferredIndicatorImage: UIImage? {
    didSet { unsupported("UIPageControl.preferredIndicatorImage", when: preferredIndicatorImage != nil) }
  }

  /// Whether dots stand on a pane; they stand on none.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  /// Dots are drawn in any case.
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(dots.count) * 18 - 10
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: bounds.midX - width / 2 + 4 + CGFloat(index) * 18, y: bounds.midY)
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 18 + 26, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
