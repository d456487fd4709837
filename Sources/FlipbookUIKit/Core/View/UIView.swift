import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// A rectangle of the interface: a layer with its subviews, its layout and its touches.
///
/// Coordinates are points, y down.
@MainActor @preconcurrency
open class UIView: LayerBackedResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view that holds this one; nil at the top.
  open internal(set) weak var superview: UIView?
  /// The views inside, from back to front.
  open internal(set) var subviews: [UIView] = []
  weak var viewController: UIViewController?

  // Layout
  /// Whether the frame is translated to constraints in place of the view's own; true unless set.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  let layoutVariables = LayoutVariables()
  var heldConstraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  open private(set) var layoutGuides: [UILayoutGuide] = []
  private var ownLayoutMargins: UIEdgeInsets?
  /// The distances from the edges to the margins, in points: 8, or the system's at the sides of a
  /// controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? defaultLayoutMargins }
    set {
      ownLayoutMargins = newValue
      setNeedsLayout()
    }
  }
  private lazy var marginsGuide = UILayoutGuide(following: self) { view in view.guideMargins }
  private lazy var safeAreaGuide = UILayoutGuide(following: self) { view in view.safeAreaInsets }
  private lazy var keyboardGuide = UIKeyboardLayoutGuide(below: self)
  /// The room above the safe area. Constraints don't keep a guide alive.
  lazy var topBarGuide = UILayoutGuide(following: self) { view in
    UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
  }
  /// The room below the safe area.
  lazy var bottomBarGuide = UILayoutGuide(following: self) { view in
    UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
  }
  var needsLayout = true
  /// Whether ``layoutSubviews()`` and what a controller does beside it are under way.
  var isInLayout = false
  /// Whether subviews or constraints came or went in the view's own layout, and are to be solved.
  var hasNewContent = false

  // Looks
  /// The way in which content of another size lies in the view; `scaleToFill` unless set.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      if contentMode == .redraw { setNeedsDisplay() }
      contentModeChanged()
    }
  }
  var ownTint: UIColor?
  private(set) var ownBackground: UIColor?
  /// The colour that the layer was given for it.
  private var resolvedBackground: CGColor?

  /// The view's frame in the window, in points, unless another was set.
  open override var accessibilityFrame: CGRect {
    get { sparseState?.frame ?? convert(bounds, to: nil) }
    set { super.accessibilityFrame = newValue }
  }

  // Touches
  /// The recognizers of the view; nil before the first is added.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The user interface style of the view and its subviews; the superview's unless set.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { styleBefore = newValue == overrideUserInterfaceStyle ? nil : traitCollection }
    didSet {
      guard let old = styleBefore else { return }
      styleBefore = nil
      if window != nil, old.userInterfaceStyle != traitCollection.userInterfaceStyle {
        notifyStyleChanged(from: old)
      }
    }
  }
  private var styleBefore: UITraitCollection?
  var traitObservations: [TraitObservation] = []
  /// A view whose opacity shows or hides parts of this one; nil unless set.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// Makes a view.
  ///
  /// - Parameter frame: In the superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init(layer: LayerClasses.make(Self.layerClass))
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// Makes a view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes the view of a document of Interface Builder's or one as it was archived in this film, else one of no size.
  public required init?(coder: NSCoder) {
    super.init(layer: LayerClasses.make(Self.layerClass))
    layer.delegate = self
    restore(from: coder)
    coder.nib?.read(into: self as UIView)
  }

  /// Archives the view's place, looks and subviews.
  open func encode(with coder: NSCoder) { archive(to: coder) }
  /// The class that archives name.
  open override var classForKeyedArchiver: AnyClass? { Self.archivedClass(of: type(of: self)) }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { viewController ?? superview }
  /// The view whose first line baselines are laid out by; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line baselines are laid out by; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Geometry

  /// The rectangle in the superview, in points. For a transformed view it surrounds the result.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds.size
      layer.frame = newValue
      sizeChanged(from: old)
    }
  }

  /// The rectangle in the view's own coordinates, in points. The origin is the point at the top left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      sizeChanged(from: old)
    }
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

  /// The colour behind the content; clear unless set.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      resolvedBackground = newValue.map { $0.resolvedColor(with: traitCollection).cgColor }
      layer.backgroundColor = resolvedBackground
    }
  }

  /// Resolves the background in other environment, unless the layer has been given another since.
  func resolveBackground() {
    guard ownBackground != nil, layer.backgroundColor == resolvedBackground else { return }
    backgroundColor = ownBackground
  }

  /// Whether the view is hidden, and takes no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// The colour of controls; the superview's unless set, and the project's accent colour or blue at the top.
  open var tintColor: UIColor! {
    get {
      ownTint ?? superview?.tintColor ?? EnvironmentValues.projectAccent.map { UIColor($0) } ?? .systemBlue
    }
    set {
      ownTint = newValue
      notifyTintChanged()
    }
  }

  /// Called after the tint has changed.
  open func tintColorDidChange() {}

  /// The film's traits, with the nearest user interface style that is set.
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

  /// Called with the former traits after the user interface style has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content under the subviews. Calls of Core Graphics and UIKit draw into it.
  ///
  /// - Parameter rect: The rectangle to draw: all of the view, in points.
  open func draw(_ rect: CGRect) { drawsNothing = true }
  private var drawsNothing = false

  /// Called after the content mode has changed.
  func contentModeChanged() {}

  // MARK: Being the layer's delegate

  /// Lets the layer draw itself. A subclass may set the layer's contents instead.
  open func display(_ layer: CALayer) { layer.usedDefault = true }

  /// Draws the view's layer by ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    drawsNothing = false
    UIGraphicsPushContext(ctx)
    draw(layer.bounds)
    UIGraphicsPopContext()
    if drawsNothing { layer.usedDefault = true }
  }

  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the view and its subviews, once constraints are solved.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    // All constraints that wait for a layout come first.
    if needsLayout { LayoutPass.flush() }
    layOutNow()
  }

  /// Returns the animation of a property: one inside an animation block, otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return ViewAnimation.current?.action(for: layer, key: event) ?? NSNull()
  }

  // MARK: Subviews

  /// The window that the view is in; nil outside a window.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at a place, counted from the back. A place beyond the ends is moved to the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view behind another; in front of all where the other is not there.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view.superview === self { view.detach(staysIn: self) }
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Adds a view in front of another; in front of all where the other is not there.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view.superview === self { view.detach(staysIn: self) }
    insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }

  /// Exchanges two views by their places. Does nothing where one is not there.
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
    subviews.swapAt(one, other)
    orderLayers()
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    orderLayers()
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    orderLayers()
  }

  /// Takes the view, and the constraints to it, out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let had = window != nil
    willMove(toSuperview: nil)
    if had { notifyWillMove(to: nil) }
    detach()
    if had { notifyDidMove() }
    didMoveToSuperview()
  }

  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil for a removal.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil for a removal.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: Sizes

  /// The natural size of the content, in points; ``noIntrinsicMetric`` for a side without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// A side without a natural length: −1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The size that asks constraints for the smallest result.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks constraints for the largest result: 10000 by 10000 points.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Has the layout ask for the natural size again.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayoutForContent()
  }

  /// Returns the size that the view takes of a proposal, in points: its own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, and keeps the origin.
  open func sizeToFit() {
    frame = CGRect(
      origin: frame.origin, size: sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Returns the size that the constraints ask for, in points: the smallest or largest that they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    var engine = LayoutEngine(root: self, fitting: targetSize)
    return engine.fittingSize()
  }

  /// Returns the size that the constraints ask for, in points. A side of required priority is as long as the
  /// target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var engine = LayoutEngine(
      root: self, fitting: targetSize, fixesWidth: horizontalFittingPriority.rawValue >= 1000,
      fixesHeight: verticalFittingPriority.rawValue >= 1000)
    return engine.fittingSize()
  }

  /// The distance of a text's baseline from the top, in points; the height without a text.
  var baselineOffset: CGFloat { baselineOffset(of: forFirstBaselineLayout) }

  /// The distance of a text's last baseline from the bottom, in points.
  var lastBaselineOffset: CGFloat { lastBaselineOffset(of: forLastBaselineLayout) }

  /// The parts of the view that bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// Called after bars or the screen's own insets cover more of the view, or less, but for what a bar gives way to scrolling.
  open func safeAreaInsetsDidChange() {}
  /// Never called.
  open func layoutMarginsDidChange() {}
  /// Returns the direction of the layout: always from left to right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  /// The direction of the layout: always from left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The guide around the part that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The guide over the keyboard's part of the view. A film has no keyboard: it is the safe area's part at the bottom.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  /// The guide inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The guide inside the layout margins: a film is as narrow as a phone.
  open var readableContentGuide: UILayoutGuide { marginsGuide }

  /// Adds a guide, which constraints can name.
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide out of the view.
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: Layout

  /// Has the view laid out before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    LayoutPass.request(for: self)
  }

  /// Lays out this view and those inside now, where they need it.
  open func layoutIfNeeded() { LayoutPass.run(in: self) }

  /// Whether constraints inside are independent of views outside, so that they are solved by themselves. A
  /// long list of cells would be solved as a whole for each step of a scroll otherwise.
  var isLayoutIsland: Bool { false }

  /// Places the subviews. It is called after constraints are solved.
  open func layoutSubviews() {}

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  /// Calls ``updateConstraints()`` now, here and inside, where it is needed.
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }
  /// Changes the view's constraints. It is called before a layout that was asked to do so.
  open func updateConstraints() {}
  /// Never asked for. Views use constraints where they have them.
  open class var requiresConstraintBasedLayout: Bool { false }
  var needsConstraintUpdate = true

  /// Whether ``updateProperties()`` is to be called before the next layout. It is at first.
  var needsPropertyUpdate = true
  /// The number of the last update of properties: data that only earlier ones have read count no more.
  var propertyUpdate = 0
  /// Changes properties by what the scene's data are. It is called before the first layout, and before one that was
  /// asked to do so.
  open func updateProperties() {}

  // MARK: Touches

  /// Returns the deepest view that takes touches at a point, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the view, in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of the view may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The shape that the view has for a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex outline for the `path` type, about the view's centre, in points.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Adds a recognizer, and takes it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a recognizer out of the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Makes the view and all inside stop taking typing. Returns true when all have.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    _ = resignFirstResponder()
    return subviews.reduce(true) { $1.endEditing(force) && $0 }
  }
}
