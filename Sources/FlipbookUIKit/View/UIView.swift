import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// A rectangle of the interface: a layer, with what it contains, how it is laid out and what touches do.
///
/// Coordinates are points, y down.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view is drawn with.
  public let layer: CALayer

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var viewController: UIViewController?

  // Layout
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  let layoutVariables = LayoutVariables()
  var heldConstraints: [NSLayoutConstraint] = []
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  open private(set) var layoutGuides: [UILayoutGuide] = []
  private var ownLayoutMargins: UIEdgeInsets?
  /// From the edges to the margins, in points: 8, or those of the system at the sides of a controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? defaultLayoutMargins }
    set {
      ownLayoutMargins = newValue
      setNeedsLayout()
    }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { unsupported("UIView.insetsLayoutMarginsFromSafeArea", when: !insetsLayoutMarginsFromSafeArea) }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { unsupported("UIView.preservesSuperviewLayoutMargins", when: preservesSuperviewLayoutMargins) }
  }
  private lazy var marginsGuide = UILayoutGuide(following: self) { view in view.guideMargins }
  private lazy var safeAreaGuide = UILayoutGuide(following: self) { view in view.safeAreaInsets }
  var needsLayout = true

  // Looks
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      if contentMode == .redraw { setNeedsDisplay() }
      contentModeChanged()
    }
  }
  var ownTint: UIColor?
  private(set) var ownBackground: UIColor?
  /// What the layer was given of it.
  private var resolvedBackground: CGColor?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { unsupported("UIView.tintAdjustmentMode", when: tintAdjustmentMode == .dimmed) }
  }

  /// In the window, in points; what the view takes up where none was set.
  open override var accessibilityFrame: CGRect {
    get { unseen?.frame ?? convert(bounds, to: nil) }
    set { super.accessibilityFrame = newValue }
  }

  // Focus
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // Touches
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var tag = 0
  open var restorationIdentifier: String?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      unsupported("UIView.semanticContentAttribute", when: semanticContentAttribute == .forceRightToLeft)
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { styleBefore = newValue == overrideUserInterfaceStyle ? nil : traitCollection }
    didSet {
      guard let old = styleBefore else { return }
      styleBefore = nil
      if window != nil, old.userInterfaceStyle != traitCollection.userInterfaceStyle {
        tellStyleChanged(from: old)
      }
    }
  }
  private var styleBefore: UITraitCollection?
  var traitObservations: [TraitObservation] = []
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// - Parameter frame: In the superview's coordinates.
  public init(frame: CGRect) {
    layer = LayerClasses.make(Self.layerClass)
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// A view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Views are not read from archives: one of no size is made.
  public required init?(coder: NSCoder) {
    layer = LayerClasses.make(Self.layerClass)
    super.init()
    layer.delegate = self
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// Where the view lies in its superview; what surrounds it, when it is transformed.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      sizeChanged(from: old)
    }
  }

  /// Its own coordinates: the origin is what shows at its top left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      sizeChanged(from: old)
    }
  }

  /// Where its anchor point lies in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that lies at the centre and that transforms leave alone, 0…1 of the size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  private func sizeChanged(from old: CGSize) {
    let new = bounds.size
    guard new != old else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(from: old, to: new)
      }
    }
  }

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      resolvedBackground = newValue.map { $0.resolvedColor(with: traitCollection).cgColor }
      layer.backgroundColor = resolvedBackground
    }
  }

  /// Looks the background up again in other surroundings, unless the layer has been given another since.
  func resolveBackground() {
    guard ownBackground != nil, layer.backgroundColor == resolvedBackground else { return }
    backgroundColor = ownBackground
  }

  /// 0 clear … 1 opaque, with all that it contains.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are cut at the view's edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var clearsContextBeforeDrawing = true

  /// The colour of controls in it; the superview's where none is set, at last blue.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTintChanged()
    }
  }

  func tellTintChanged() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintChanged() }
  }

  /// Called when the tint is another.
  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let one = view {
      if one.overrideUserInterfaceStyle != .unspecified {
        return UITraitCollection(userInterfaceStyle: one.overrideUserInterfaceStyle)
      }
      view = one.superview
    }
    return UITraitCollection.current
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws what the view shows under its subviews. Calls of Core Graphics and UIKit go to its own picture.
  ///
  /// - Parameter rect: What is to be drawn: all of it.
  open func draw(_ rect: CGRect) { drawsNothing = true }
  private var drawsNothing = false

  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Called when the content mode is another.
  func contentModeChanged() {}

  // MARK: Being the layer's delegate

  open func display(_ layer: CALayer) { layer.usedDefault = true }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    drawsNothing = false
    UIGraphicsPushContext(ctx)
    draw(layer.bounds)
    UIGraphicsPopContext()
    if drawsNothing { layer.usedDefault = true }
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    // Constraints come first, of all that waits for its layout.
    if needsLayout { LayoutPass.flush() }
    layOutNow()
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return ViewAnimation.current?.action(for: layer, key: event) ?? NSNull()
  }

  // MARK: Subviews

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view.superview === self { view.detach() }
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view.superview === self { view.detach() }
    insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }

  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
    subviews.swapAt(one, other)
    orderLayers()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    orderLayers()
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    orderLayers()
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    let had = window != nil
    willMove(toSuperview: nil)
    if had { tellWillMove(to: nil) }
    detach()
    if had { tellDidMove() }
    didMoveToSuperview()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Sizes

  /// The size that its contents want, in points; ``noIntrinsicMetric`` for a side they don't mind.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The size the view would take of what is offered: its own, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, keeping the origin.
  open func sizeToFit() {
    frame = CGRect(
      origin: frame.origin, size: sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// The size that its constraints ask for, as small as they allow or as large.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    var engine = LayoutEngine(root: self, fitting: targetSize)
    return engine.fittingSize()
  }

  /// The size that its constraints ask for.
  ///
  /// - Parameters: A side whose priority is that of a requirement is as long as the target says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var engine = LayoutEngine(
      root: self, fitting: targetSize, fixesWidth: horizontalFittingPriority.rawValue >= 1000,
      fixesHeight: verticalFittingPriority.rawValue >= 1000)
    return engine.fittingSize()
  }

  /// How far a text's baseline lies below the top, in points; its height where it has none.
  var baselineOffset: CGFloat { bounds.height }

  /// How far a text's last baseline lies above the bottom, in points.
  var lastBaselineOffset: CGFloat { 0 }

  /// What bars cover of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  /// From left to right, whatever is asked for.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  open var readableContentGuide: UILayoutGuide { marginsGuide }

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: Layout

  /// Has the view laid out before the next picture.
  open func setNeedsLayout() {
    needsLayout = true
    LayoutPass.request(for: self)
  }

  /// Lays out now what needs it, here and below.
  open func layoutIfNeeded() { LayoutPass.run(in: self) }

  /// Whether constraints of views inside have nothing to do with views outside, so that they are worked out by
  /// themselves: a long list of cells would be solved as a whole for each step of a scroll.
  var isLayoutIsland: Bool { false }

  /// Places the subviews; constraints have been worked out when it is called.
  open func layoutSubviews() {}

  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }
  /// Changes the constraints of the view.
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  private var needsConstraintUpdate = true

  func updateConstraintsNow() {
    subviews.forEach { if !$0.isLayoutIsland { $0.updateConstraintsNow() } }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    updateConstraints()
  }

  func layOutNow() {
    guard needsLayout else { return }
    needsLayout = false
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  // MARK: Touches

  /// The deepest view that takes touches at a point, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of the view's may begin, as far as the view is concerned; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What a dynamic animator takes the view for where it meets others.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// For the `path` type: a convex outline about the view's centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    _ = resignFirstResponder()
    return subviews.reduce(true) { $1.endEditing(force) && $0 }
  }
}
