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
    if key == "transform", addsMoves(of: layer), let way = Self.translation(from: new, to: old) {
      // Moves add up; other changes of a transform take over from what is shown.
      animation = timing.makeAnimation(Self.translationKey, from: way, to: CGSize.zero)
      animation.isAdditive = true
      name = "\(Self.translationKey)-\(UIKitNumber.next())"
    } else if key != "transform", key != "hidden", let change = LayerChange.difference(old, new),
      let zero = LayerChange.zero(like: new)
    {
      animation = timing.makeAnimation(key, from: change, to: zero)
      animation.isAdditive = true
      name = "\(key)-\(UIKitNumber.next())"
    } else {
      let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation()?.value(forKey: key) : nil
      let start = key == "transform" ? dropMoves(of: layer, shown: shown, old: old, new: new) : nil
      animation = timing.makeAnimation(key, from: start ?? shown ?? old, to: new)
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

  /// Whether moves of a layer are added to those under way: not to an animation of the whole transform or one that repeats, nor
  /// where the block asks to take over.
  private func addsMoves(of layer: CALayer) -> Bool {
    guard layer.animation(forKey: "transform") == nil, !options.contains(.beginFromCurrentState) else {
      return false
    }
    return !(layer.animationKeys() ?? []).contains { name in
      guard name.hasPrefix(Self.translationKey), let move = layer.animation(forKey: name) else {
        return false
      }
      return move.repeatCount > 1 || move.repeatDuration > 0
    }
  }

  private static let translationKey = "transform.translation"

  /// Returns the way from one transform to another one that differs from it by a way in the plane alone; nil for others.
  private static func translation(from start: Any?, to end: Any?) -> CGSize? {
    guard var moved = start as? CATransform3D, let end = end as? CATransform3D else { return nil }
    let way = CGSize(width: end.m41 - moved.m41, height: end.m42 - moved.m42)
    (moved.m41, moved.m42) = (end.m41, end.m42)
    return CATransform3DEqualToTransform(moved, end) ? way : nil
  }

  /// Ends the moves under way, which an animation of the whole transform takes over.
  ///
  /// - Returns: the old transform with what is left of them; nil where there are none.
  private func dropMoves(of layer: CALayer, shown: Any?, old: Any?, new: Any?) -> CATransform3D? {
    let moves = (layer.animationKeys() ?? []).filter { $0.hasPrefix(Self.translationKey) }
    guard !moves.isEmpty, var start = old as? CATransform3D, let shown = shown as? CATransform3D,
      let new = new as? CATransform3D
    else { return nil }
    start.m41 += shown.m41 - new.m41
    start.m42 += shown.m42 - new.m42
    for name in moves { layer.removeAnimation(forKey: name) }
    return start
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
