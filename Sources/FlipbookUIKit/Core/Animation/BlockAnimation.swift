import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// An animation block of a view: each change becomes an animation of the layer, added to those that run.
final class BlockAnimation: ViewAnimation {
  private let timing: AnimationTiming
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private var waiting = 0
  private var isFinished = true
  private var isOver = false

  private final class State {
    var repetition: (count: Float, autoreverses: Bool)?
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// The repetition of changes that are made now, where it differs from their block's options.
  static var repetition: (count: Float, autoreverses: Bool)? {
    get { SceneContext.current[slot].repetition }
    set { SceneContext.current[slot].repetition = newValue }
  }

  init(
    timing: AnimationTiming, delay: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.delay = max(delay.isNaN ? 0 : delay, 0)
    self.options = options
    self.completion = completion
  }

  /// Makes the changes and animates them.
  func start(_ changes: () -> Void) {
    let outer = ViewAnimation.current
    if timing.duration <= 0, delay <= 0 {
      // Within another block its animation goes on.
      if outer == nil || options.contains(.overrideInheritedDuration) {
        ViewAnimation.run(nil, changes)
      } else {
        changes()
      }
    } else {
      ViewAnimation.run(self, changes)
    }
    isOver = true
    finishIfDone()
  }

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    let animation: CABasicAnimation
    var name = key
    if key != "transform", key != "hidden", let change = LayerChange.difference(old, new),
      let zero = LayerChange.zero(like: new)
    {
      animation = timing.makeAnimation(key, from: change, to: zero)
      animation.isAdditive = true
      name = "\(key)-\(UIKitNumber.next())"
    } else {
      let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation()?.value(forKey: key) : nil
      animation = timing.makeAnimation(key, from: shown ?? old, to: new)
    }
    if delay > 0 {
      animation.beginTime = layer.convertTime(FilmClock.now, from: nil) + delay
      animation.fillMode = .backwards
    }
    if let repetition = Self.repetition {
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    } else {
      if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
      if options.contains(.autoreverse) { animation.autoreverses = true }
    }
    waiting += 1
    animation.delegate = AnimationEnd { [self] in ended($0) }
    layer.add(animation, forKey: name)
    if layer.rootHost == nil { dropUnlessShown(layer, name) }
  }

  private func ended(_ finished: Bool) {
    waiting -= 1
    if !finished { isFinished = false }
    finishIfDone()
  }

  /// Animates views on their way into a window once they are there. One that doesn't arrive in this turn
  /// shows its new values, and the block does not wait for it.
  private func dropUnlessShown(_ layer: CALayer, _ name: String) {
    FilmClock.runLoop?.atEndOfTurn { [self] in
      guard layer.rootHost == nil, layer.animation(forKey: name) != nil else { return }
      let others = waiting - 1
      layer.removeAnimation(forKey: name)
      // An animation that has not begun doesn't report its end.
      if waiting > others { ended(true) }
    }
  }

  private func finishIfDone() {
    guard isOver, waiting == 0, let completion else { return }
    isOver = false
    let finished = isFinished
    // Without an animation the completion comes at once, but after the present turn.
    if FilmClock.runLoop == nil { return completion(finished) }
    FilmClock.post(after: 0) { completion(finished) }
  }
}
