import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle of a picture that can be moved, turned, filled, given contents and animated, and that holds others.
///
/// Properties are the *model*: what they are set to. The values shown while animations run are ``presentation()``. A
/// change of a layer that is shown already is animated over a quarter of a second unless its actions say otherwise.
/// Coordinates are points, y down.
open class CALayer: LayerModel, CAMediaTiming {
  // State besides the plain values.
  package final var payload: LayerPayload?
  package final var contentsValue: Any?
  package final var maskLayer: CALayer?
  package final var effects: LayerEffects?
  package final var layers: [CALayer] = []
  package final unowned(unsafe) var parent: CALayer?
  /// Whether the parent has it as its mask and not among its sublayers.
  package final var isMask = false
  /// Values under names of the scene's own.
  package final var custom: [String: Any] = [:]
  /// The drawing that ``draw(in:)`` has made.
  package final var backing: LayerBacking?
  package final var timing = MediaTiming() {
    didSet { hasTiming = timing != MediaTiming() }
  }
  package final var hasTiming = false

  // Animation
  /// The animations. Those that have ended may still be among them until they are asked for.
  final var runningStorage: [RunningAnimation] = []
  /// Every key under which an animation of ``runningStorage`` was added, and maybe more.
  final var runningKeys: Set<String> = []
  /// Whether an animation has been added that has not begun.
  final var hasUnstarted = false
  /// The changes of the animations before the first of them was taken away in this transaction; nil when none was.
  final var shownTracks: [LayerTrack]?
  /// The properties that the animations change, as gathered last.
  final var gathered = GatheredTracks()
  /// Whether animations have ended since.
  final var hasStaleTracks = false

  // Its place in the tree and in the frame
  package final var isPresentationCopy = false
  /// Whether the layer is being copied for presentation, or with its tree.
  private final var isBeingCopied = false
  package final var modelLayer: CALayer?
  /// Whether its sublayers lie in one space with it: whether it is a transform layer.
  package final var keepsDepth = false
  /// Whether it has been part of a shown tree at a commit.
  package final var isCommitted = false
  /// The layer as it was at the last commit, when it has changed since.
  package final var committed: CommittedLayer?
  package final var changedEpoch: UInt64 = 0
  package final var cache: LayerCache?
  package final var plainSublayers: PlainSublayers?
  package final var recordedSublayers: RecordedSublayers?
  package final var layoutIsNeeded = false
  package final var displayIsNeeded = false
  package final weak var host: LayerHost?
  /// Set by the inherited implementation, so that a delegate or subclass without one of its own is recognised.
  package final var usedDefault = false

  // MARK: Making

  /// Makes an empty layer at (0, 0).
  public override init() {
    super.init()
  }

  /// Makes a copy for presentation; subclasses copy their own properties.
  ///
  /// A scene that makes a layer this way gets an empty one: copies are made by Core Animation alone.
  ///
  /// - Parameter layer: A `CALayer`.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer, other.isBeingCopied else { return }
    isPresentationCopy = true
    modelLayer = other.model()
    values = other.values
    payload = other.payload?.copy()
    contentsValue = other.contentsValue
    shadowPathValue = other.shadowPathValue
    effects = other.effects
    custom = other.custom
    timing = other.timing
    backing = other.backing
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    LayerInput.warn("coder", "A layer can't be read from an archive; make it in code.")
    return nil
  }

  deinit {
    for layer in layers { layer.parent = nil }
    maskLayer?.parent = nil
    for animation in running { animation.layer = nil }
  }

  /// The object that may draw the layer, lay it out and give its actions.
  open weak var delegate: (any CALayerDelegate)?

  /// For key paths and messages.
  open var name: String?

  // MARK: Changes

  package final override func begin(_ key: LayerKey) -> (any CAAction)? {
    if isPresentationCopy { return nil }
    CATransaction.open()
    keepCommitted()
    guard CATransaction.runsActions else { return nil }
    if isCommitted { return action(forKey: key.name) }
    return delegate == nil ? nil : ImplicitActions.ofDelegate(self, key.name)
  }

  package final override func end(_ key: LayerKey, _ action: (any CAAction)?) {
    changed()
    action?.run(forKey: key.name, object: self, arguments: nil)
  }

  package final override func beginQuietly() {
    if isPresentationCopy { return }
    CATransaction.open()
    keepCommitted()
  }

  package final override func changed() {
    if isPresentationCopy { return }
    let epoch = LayerClock.epoch
    var layer: CALayer? = self
    while let current = layer, current.changedEpoch != epoch {
      current.changedEpoch = epoch
      if let host = current.host { host.changed() }
      layer = current.parent
    }
  }

  final override func boundsChanged(resized: Bool) {
    setNeedsLayout()
    if resized, needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  // MARK: Timing

  /// Where the layer's time begins, in seconds of its superlayer's.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }

  /// The length of the layer's time; 0, as initially, and infinity are no limit.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming { $0.duration = newValue } }
  }

  /// Seconds of the layer's time for each of its superlayer's. 0 stops it.
  open var speed: Float {
    get { Float(timing.speed) }
    set { setTiming { $0.speed = MediaNumbers.exact(newValue) } }
  }

  /// Added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }

  /// The number of runs of the layer's time, where it has a ``duration``; 0 unless set, which is one run.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming { $0.repeatCount = MediaNumbers.exact(newValue) } }
  }

  /// For how long the layer's time runs again and again, in seconds; takes precedence over the count when
  /// above 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// Whether each run of the layer's time is followed by one backwards; false unless set.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// The times outside its own at which the layer is shown; `CAMediaTimingFillMode.removed` unless set.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }

  // MARK: Hints

  /// A hint. Has no effect.
  open var isOpaque = false
  /// A hint. Has no effect.
  open var drawsAsynchronously = false
  /// A hint. Has no effect.
  open var allowsEdgeAntialiasing = true
  /// A hint. Has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  {
    didSet {
      let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
      unsupported("CALayer.edgeAntialiasingMask", when: edgeAntialiasingMask != all)
    }
  }
  /// A hint. Has no effect.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// Whether colours brighter than white are wanted. A film has none: true is reported.
  open var wantsExtendedDynamicRangeContent = false {
    didSet { if wantsExtendedDynamicRangeContent { DynamicRange.warn("wantsExtendedDynamicRangeContent") } }
  }
  /// How bright the layer may be. A film ends at white: a high range is reported.
  open var preferredDynamicRange = CADynamicRange.automatic {
    didSet {
      if preferredDynamicRange == .high || preferredDynamicRange == .constrainedHigh {
        DynamicRange.warn("preferredDynamicRange")
      }
    }
  }
  /// How many times as bright as white the contents are at most; 0 for their own value. More than 1 is
  /// reported.
  open var contentsHeadroom: CGFloat = 0 {
    didSet { if contentsHeadroom > 1 { DynamicRange.warn("contentsHeadroom") } }
  }
  /// The way contents brighter than white are brought down to it. Has no effect, since there are none.
  open var toneMapMode = CAToneMapMode.automatic

  // MARK: Contents

  /// The layer's picture: a `CGImage` or something that stands for one.
  open var contents: Any? {
    get { contentsValue }
    set {
      let change = begin(.contents)
      contentsValue = newValue
      backing = nil
      end(.contents, change)
    }
  }

  /// Has no effect: contents drawn smaller are always averaged.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// Has no effect.
  open var minificationFilterBias: Float = 0 {
    didSet { unsupported("CALayer.minificationFilterBias", when: minificationFilterBias != 0) }
  }

  /// Whether the layer is drawn anew when its bounds change.
  open var needsDisplayOnBoundsChange = false

  // MARK: Effects

  /// Shows the layer only where this one is opaque. It lies in the layer's own coordinates.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      let change = begin(.mask)
      if let old = maskLayer { LayerTree.detach(old) }
      if let newValue {
        newValue.removeFromSuperlayer()
        maskLayer = newValue
        newValue.parent = self
        newValue.isMask = true
        newValue.attached()
      } else {
        maskLayer = nil
      }
      end(.mask, change)
    }
  }

  /// Applied to the layer with its sublayers: names or objects of blur and colour filters.
  open var filters: [Any]? {
    get { effects?.filters }
    set { setEffects(.filters) { $0.filters = newValue } }
  }

  /// How the layer is combined with what is under it: the name of a blend mode.
  open var compositingFilter: Any? {
    get { effects?.compositing }
    set { setEffects(.compositingFilter) { $0.compositing = newValue } }
  }

  /// Filters what lies under the layer; not drawn, with a diagnostic.
  open var backgroundFilters: [Any]? {
    get { effects?.background }
    set { setEffects(.backgroundFilters) { $0.background = newValue } }
  }

  private func setEffects(_ key: LayerKey, _ body: (inout LayerEffects) -> Void) {
    let change = begin(key)
    var copy = effects ?? LayerEffects()
    body(&copy)
    effects = copy
    end(key, change)
  }

  // MARK: Actions

  /// Values of properties and, under "actions", actions, used where the layer has none of its own.
  open var style: [AnyHashable: Any]?

  /// The actions run when properties change, by the properties' names; `NSNull()` for none.
  open var actions: [String: any CAAction]?

  /// A copy of the same class for presentation, or for another tree.
  final func copied() -> CALayer {
    isBeingCopied = true
    defer { isBeingCopied = false }
    return _presentationCopy()
  }

  /// A copy of the same class, made with `init(layer:)`. A subclass overrides it to return its own; sources of a scene
  /// get that by themselves when they are compiled.
  open func _presentationCopy() -> CALayer { CALayer(layer: self) }

  // MARK: Overridable

  /// Lays out sublayers; asks the delegate. Called before a picture for layers that need it.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Gives the layer its contents; asks the delegate, then draws with ``draw(in:)``.
  open func display() {
    if let delegate {
      usedDefault = false
      delegate.display(self)
      if !usedDefault { return }
    }
    drawBacking()
  }

  /// Draws the layer's contents; asks the delegate.
  open func draw(in ctx: CGContext) {
    usedDefault = false
    if let delegate {
      delegate.draw(self, in: ctx)
    } else {
      usedDefault = true
    }
  }

  /// The layer's size by its own judgement: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a change of a property, animated or not, calls for drawing the layer anew. False unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action that a class has for a property: an animation for those that animate by themselves.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    ImplicitActions.defaultAction(forKey: event)
  }

  /// The initial value of a property that a class adds; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns how much longer a corner is than its radius: 1.528665 for continuous ones, else 1.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The action for a property or event: of the delegate, of ``actions``, of ``style``, of the class; the first that
  /// is not nil. `NSNull` ends the search with nil.
  open func action(forKey event: String) -> (any CAAction)? {
    ImplicitActions.search(self, event)
  }

  /// Returns whether a point of the layer's coordinates lies in its bounds, right and bottom sides left out.
  open func contains(_ p: CGPoint) -> Bool {
    let bounds = values.bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// The frontmost layer, of this one and those in it, at a point.
  ///
  /// - Parameter p: In the coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { LayerGeometry.hit(self, p) }

  /// The value of a property that the scene's own class stores; sources of a scene get an override where they need one.
  open func _value(forStoredKey key: String) -> Any? { nil }

  /// Changes a property that the scene's own class stores; false when it has none of the name.
  open func _setValue(_ value: Any?, forStoredKey key: String) -> Bool { false }

  /// Changes a value by its name; see ``setValue(_:forKeyPath:)``.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// A value by its name.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Adds an animation; it begins when the transaction is committed.
  ///
  /// - Parameter key: Takes the place of an animation under the same key; nil for one that can't be named.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

  /// Ends an animation. Its delegate is called with `finished` false.
  open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }

  /// Ends all animations.
  open func removeAllAnimations() { endAnimations { _ in true } }

  /// Has sublayers laid out before the next picture.
  open func setNeedsLayout() { recordLayout() }

  /// Lays out now what needs it, from the topmost layer that does.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Has the layer drawn anew before the next picture.
  open func setNeedsDisplay() { recordDisplay() }

  /// Adds a layer at a place among the others; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    LayerTree.insert(layer, in: self, at: Int(idx))
  }

  /// Adds a layer right behind another; at the back when that isn't here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    LayerTree.insert(layer, in: self, at: layers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a layer right in front of another; in front of all when that isn't here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    LayerTree.insert(
      layer, in: self, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count)
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { LayerTree.insert(layer, in: self, at: layers.count) }

  /// Takes the layer out of what it lies in.
  open func removeFromSuperlayer() { LayerTree.remove(self) }
}
