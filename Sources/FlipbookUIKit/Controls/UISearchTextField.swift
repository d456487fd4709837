import FlipbookDrawing
import FlipbookViews
import Foundation

/// The field of a search bar: a glass, the text, and a button that clears it.
open class UISearchTextField: UITextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private static var metrics: SearchMetrics { ControlMetrics.current.search }
  /// How much of glass and text is seen, 0…1.
  var contentAlpha: CGFloat = 1 {
    didSet {
      guard contentAlpha != oldValue else { return }
      for view in subviews { view.alpha = contentAlpha }
    }
  }

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let metrics = Self.metrics
    backgroundColor = AppearancePrototypes.knownSearchField?.backgroundColor ?? .tertiarySystemFill
    layer.cornerRadius = metrics.cornerRadius
    clipsToBounds = true
    glass.tintColor = .secondaryLabel
    glass.bounds.size = glass.intrinsicContentSize
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    placeholder = "Search"
    placeholderColor = .secondaryLabel
  }

  /// Returns the rectangle of the glass, in points.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.metrics.leading, dy: 0)
  }

  /// Returns the rectangle of the text, in points: between the glass and the button.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let metrics = Self.metrics
    let start = leftViewMode == .always && leftView != nil ? leftViewRect(forBounds: bounds).maxX : 0
    let x = start + metrics.glassSpacing
    return CGRect(x: x, y: 0, width: max(bounds.width - x - metrics.trailing - 20, 0), height: bounds.height)
  }
}
