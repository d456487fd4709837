import FlipbookMotion
import Foundation

/// An animation of a layer. Use a subclass.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var media = MediaTiming()
  /// Values under names of the scene's own.
  final var custom: [String: Any] = [:]

  /// Makes an animation that changes nothing.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    LayerInput.warn("coder", "An animation can't be read from an archive; make it in code.")
    return nil
  }

  /// The pacing of each run; nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Called at the begin and the end. The animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it has ended. Initially true.
  open var isRemovedOnCompletion = true
  /// Has no effect: every frame of the film is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// In the layer's time, once added; 0 to begin when it is added.
  open var beginTime: CFTimeInterval {
    get { media.beginTime }
    set { media.beginTime = newValue }
  }

  /// In seconds; 0 for the transaction's, which is a quarter of a second unless it says otherwise.
  open var duration: CFTimeInterval {
    get { media.duration }
    set { media.duration = newValue }
  }

  /// Seconds of the animation's time for each of its layer's; 1 unless set.
  open var speed: Float {
    get { Float(media.speed) }
    set { media.speed = MediaNumbers.exact(newValue) }
  }

  /// Added to the animation's time, in seconds; 0 unless set.
  open var timeOffset: CFTimeInterval {
    get { media.timeOffset }
    set { media.timeOffset = newValue }
  }

  /// The number of runs; 0 unless set, which is one run.
  open var repeatCount: Float {
    get { Float(media.repeatCount) }
    set { media.repeatCount = MediaNumbers.exact(newValue) }
  }

  /// For how long it runs again and again, in seconds; takes precedence over the count when above 0.
  open var repeatDuration: CFTimeInterval {
    get { media.repeatDuration }
    set { media.repeatDuration = newValue }
  }

  /// Whether each run is followed by one backwards; false unless set.
  open var autoreverses: Bool {
    get { media.autoreverses }
    set { media.autoreverses = newValue }
  }

  /// The times outside the runs at which the animation is shown; `CAMediaTimingFillMode.removed` unless
  /// set.
  open var fillMode: CAMediaTimingFillMode {
    get { media.fillMode }
    set { media.fillMode = newValue }
  }

  /// The value that a property has at first; nil where there is none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Always false: animations aren't archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Adds the animation to a layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if let animation = self as? CAPropertyAnimation, animation.keyPath == nil {
      let copy = animation.makeCopy()
      (copy as? CAPropertyAnimation)?.keyPath = event
      layer.add(copy, forKey: event)
    } else {
      layer.add(self, forKey: self is CATransition ? kCATransition : event)
    }
  }

  /// Changes a value by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    if !AnimationKeys.set(self, key, value) { custom[key] = value }
  }

  /// Changes a value by its name; a key path isn't followed.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// A value by its name.
  open func value(forKey key: String) -> Any? { AnimationKeys.get(self, key) ?? custom[key] }

  /// Returns a value by its name; a key path isn't followed.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Returns the animation that the layer keeps: a copy, so that later changes of the original don't matter.
  /// Of a scene's own subclass, which can't be copied, the object itself.
  package final func makeCopy() -> CAAnimation {
    guard let copy = blank() else { return self }
    copy.media = media
    copy.custom = custom
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.copyOwnValues(from: self)
    return copy
  }

  /// A new object of the same class; nil for classes that aren't the library's.
  func blank() -> CAAnimation? { type(of: self) == CAAnimation.self ? CAAnimation() : nil }

  func copyOwnValues(from other: CAAnimation) {}
}
