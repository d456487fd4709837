import FlipbookDrawing
import Foundation

/// A row or a column of views, placed by constraints that the stack makes.
open class UIStackView: UIView {
  /// The way in which views share the length of a stack.
  public enum Distribution: Int, Hashable, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The place of views across a stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The top edges, in a row.
    public static var top: Alignment { .leading }
    /// The bottom edges, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in the stack, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack; `horizontal` unless set.
  open var axis = NSLayoutAxis.horizontal { didSet { setNeedsLayout() } }
  /// The way in which views share the stack's length; `fill` unless set.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The place of views across the stack; `fill` unless set.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The space between views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether views keep within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether spacing is measured between baselines. Has no effect, with a diagnostic.
  open var isBaselineRelativeArrangement = false {
    didSet { unsupported("UIStackView.isBaselineRelativeArrangement", when: isBaselineRelativeArrangement) }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  let gapVariable = LayoutVariables().width

  /// The value that stands for a spacing that is not set.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The system's spacing: 8 points.
  public class var spacingUseSystem: CGFloat { 8 }

  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self as UIStackView)
  }

  /// Adds a view at the stack's end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place in the stack, or moves it there. A place beyond the ends is moved to the end.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the stack. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Takes a subview that is being removed out of the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// Sets the space after a view.
  ///
  /// - Parameters:
  ///   - spacing: In points, or ``spacingUseDefault``.
  ///   - arrangedSubview: The view before the space.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// Returns the space after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(arrangedSubview)] ?? self.spacing
    return spacing == UIStackView.spacingUseDefault ? self.spacing : spacing
  }
}
