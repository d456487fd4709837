import FlipbookMotion
import Foundation

/// What all animations of layers have. Use a subclass.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var media = MediaTiming()
  /// Values under names of the scene's own.
  final var custom: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Animations aren't archived here: nil.
  public required init?(coder: NSCoder) {
    LayerInput.warn("coder", "An animation can't be read from an archive; make it in code.")
    return nil
  }

  /// The pacing of each run; nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of begin and end. The animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation when it has ended. Initially true.
  open var isRemovedOnCompletion = true
  /// Every frame of the film is drawn; of no effect.
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

  open var speed: Float {
    get { Float(media.speed) }
    set { media.speed = MediaNumbers.exact(newValue) }
  }

  open var timeOffset: CFTimeInterval {
    get { media.timeOffset }
    set { media.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { Float(media.repeatCount) }
    set { media.repeatCount = MediaNumbers.exact(newValue) }
  }

  open var repeatDuration: CFTimeInterval {
    get { media.repeatDuration }
    set { media.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { media.autoreverses }
    set { media.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { media.fillMode }
    set { media.fillMode = newValue }
  }

  /// The value that a property has at first; nil where there is none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

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

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// A value by its name.
  open func value(forKey key: String) -> Any? { AnimationKeys.get(self, key) ?? custom[key] }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// What the layer keeps: a copy, so that later changes of the original don't matter. Of a scene's own subclass,
  /// which can't be copied, the object itself.
  final func makeCopy() -> CAAnimation {
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

/// Frames a second, at least, at most and best.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The film's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
