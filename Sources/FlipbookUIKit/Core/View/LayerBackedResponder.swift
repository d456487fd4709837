import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A responder that a layer draws, with the properties that are the layer's or that a film only keeps.
///
/// ``UIView`` alone inherits from it. They stand in a class and not in an extension of the view's, since subclasses may
/// override them.
@MainActor @preconcurrency
open class LayerBackedResponder: UIResponder {
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// Returns the priority with which the view grows no larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Returns the priority with which the view grows no smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutAxis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
  }

  private let ownLayer: CALayer
  /// The layer that draws the view. A subclass may give it the type that it has.
  open var layer: CALayer { ownLayer }

  /// Makes a responder with a plain layer.
  public override init() {
    ownLayer = CALayer()
    super.init()
  }

  /// Makes a responder.
  ///
  /// - Parameter layer: Draws it.
  init(layer: CALayer) {
    ownLayer = layer
    super.init()
  }

  // MARK: The layer's properties

  /// The place of the anchor point in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform in the plane, about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space, about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The pixels a point of the layer's contents.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The opacity of the view and all inside, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Has no effect. Views are drawn as if they were not opaque.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are clipped at the view's edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Has the view drawn again before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has the whole view drawn again before the next frame, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Kept for others

  /// The lengths that change when the superview's size does; none unless set.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews change with the view's size, as their masks say; true unless set.
  open var autoresizesSubviews = true

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Has no effect. Touches come one at a time.
  open var isMultipleTouchEnabled = false
  /// Has no effect. Touches come one at a time.
  open var isExclusiveTouch = false
  /// A number by which the view is found.
  open var tag = 0
  /// Has no effect. A film restores nothing.
  open var restorationIdentifier: String?
  /// Has no effect. Every drawing begins with nothing.
  open var clearsContextBeforeDrawing = true
  /// Whether margins grow with the safe area. False has no effect, with a diagnostic.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { unsupported("UIView.insetsLayoutMarginsFromSafeArea", when: !insetsLayoutMarginsFromSafeArea) }
  }
  /// Whether margins are at least the superview's. True has no effect, with a diagnostic.
  open var preservesSuperviewLayoutMargins = false {
    didSet { unsupported("UIView.preservesSuperviewLayoutMargins", when: preservesSuperviewLayoutMargins) }
  }
  /// Whether the tint is dimmed. `dimmed` has no effect, with a diagnostic.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
    didSet { unsupported("UIView.tintAdjustmentMode", when: tintAdjustmentMode == .dimmed) }
  }
  /// The direction of the layout. `forceRightToLeft` has no effect, with a diagnostic.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      unsupported("UIView.semanticContentAttribute", when: semanticContentAttribute == .forceRightToLeft)
    }
  }

  // MARK: Focus

  /// Always false. A film has no focus that keys move.
  open var canBecomeFocused: Bool { false }
  /// Always false. A film has no focus that keys move.
  open var isFocused: Bool { false }
  /// The views that the focus goes to. They are never asked for.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns the items that the focus can go to. It is never called.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
  /// Does nothing. A film has no focus that keys move.
  open func setNeedsFocusUpdate() {}
  /// Does nothing. A film has no focus that keys move.
  open func updateFocusIfNeeded() {}
  /// Never called. A film has no focus that keys move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called. A film has no focus that keys move.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
