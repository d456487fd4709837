import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// What the completion of a symbol's effect hears.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect came to its end.
  public let isFinished: Bool
  /// The view whose symbol moved.
  public let sender: AnyObject?
  public let effect: SymbolEffectKind?
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The movements of one symbol of UIKit's.
struct SymbolEffects {
  struct Running {
    let effect: SymbolEffectKind
    var course: SymbolCourse
    /// Whether it is on its way out.
    var isLeaving = false
  }

  var running: [Running] = []
  /// What was shown before, and since when it goes.
  var replaced: (image: UIImage, start: TimeInterval)?
  var isStepping = false

  static let replacement = 0.3

  /// How far a new symbol has come in, 0…1.
  func arrival(at now: TimeInterval) -> Double {
    guard let replaced else { return 1 }
    return UnitCurve.easeInOut.value(at: max(0, min(1, (now - replaced.start) / Self.replacement)))
  }

  func isMoving(at now: TimeInterval) -> Bool {
    replaced != nil || running.contains { $0.course.isMoving(at: now) }
  }

  /// Forgets what is over.
  mutating func tidy(at now: TimeInterval) {
    if let start = replaced?.start, now - start > Self.replacement { replaced = nil }
    running.removeAll { ($0.isLeaving || !$0.effect.isState) && !$0.course.isMoving(at: now) }
  }
}

extension UIImageView {
  /// Moves the symbol: a bounce once, a pulse and its like until they are removed or as often as the options say; a
  /// state, such as `scale.up` or `disappear`, is gone into. Images that are no symbols stay still.
  ///
  /// - Parameter animated: Whether a state is gone into by and by.
  public func addSymbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    unsupported("UIImageView.addSymbolEffect", when: effect.kind == .variableColor)
    let now = FilmClock.now
    var course = SymbolCourse(effect, options)
    switch effect.kind {
    case .appear:
      // It takes back what has disappeared.
      leave({ $0.kind == .disappear }, animated: animated)
    case .bounce:
      course.trigger(at: now)
      symbolEffects.running.append(SymbolEffects.Running(effect: effect, course: course))
    default:
      leave({ $0.kind == effect.kind }, animated: animated)
      if effect.isState, animated { course.set(isActive: false, isFirst: true, at: now - 1) }
      course.set(isActive: true, isFirst: !animated, at: now)
      symbolEffects.running.append(SymbolEffects.Running(effect: effect, course: course))
    }
    let length = animated || !effect.isState ? course.length : 0
    if let completion, length < .infinity {
      FilmClock.post(after: length) { [weak self] in
        completion(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
      }
    }
    moveSymbol()
  }

  /// Ends effects of one kind: movements with the one that is under way, states by and by.
  public func removeSymbolEffect(
    ofType effect: SymbolEffectKind, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    leave({ $0.kind == effect.kind }, animated: animated)
    if let completion {
      FilmClock.post(after: 0) { [weak self] in
        completion(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
      }
    }
    moveSymbol()
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    leave({ _ in true }, animated: animated)
    moveSymbol()
  }

  /// Shows another symbol, which grows in the place of the one before.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffectKind, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if let old = self.image { symbolEffects.replaced = (old, FilmClock.now) }
    self.image = image
    if let completion {
      FilmClock.post(after: SymbolEffects.replacement) { [weak self] in
        completion(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: contentTransition))
      }
    }
    moveSymbol()
  }

  private func leave(_ matches: (SymbolEffectKind) -> Bool, animated: Bool) {
    let now = FilmClock.now
    symbolEffects.running.removeAll { matches($0.effect) && !animated }
    for index in symbolEffects.running.indices where matches(symbolEffects.running[index].effect) {
      symbolEffects.running[index].isLeaving = true
      symbolEffects.running[index].course.set(isActive: false, isFirst: false, at: now)
    }
  }

  /// Draws the symbol anew 60 times a second while it moves.
  private func moveSymbol() {
    setNeedsDisplay()
    guard !symbolEffects.isStepping, symbolEffects.isMoving(at: FilmClock.now) else { return }
    symbolEffects.isStepping = true
    FilmClock.post(after: 1.0 / 60) { [weak self] in
      guard let self else { return }
      symbolEffects.isStepping = false
      symbolEffects.tidy(at: FilmClock.now)
      moveSymbol()
    }
  }

  /// Draws an image with the movements of its symbol.
  func drawSymbol(_ image: UIImage, in rect: CGRect) {
    let now = FilmClock.now
    guard image.isSymbolImage, !symbolEffects.running.isEmpty || symbolEffects.replaced != nil else {
      return image.draw(in: rect)
    }
    var look = SymbolLook()
    for running in symbolEffects.running { look.add(running.course.look(at: now)) }
    // A device lights one part after the other; here all are lit as one.
    if let (way, _) = look.variable { look.opacity *= 0.3 + 0.7 * (1 - abs(2 * way - 1)) }
    let arrival = symbolEffects.arrival(at: now)
    if let old = symbolEffects.replaced?.image {
      let place = contentMode.rect(for: old.size, in: bounds)
      draw(old.withTintColor(tintColor), in: place, look, scale: 1 - 0.5 * arrival, opacity: 1 - arrival)
    }
    draw(image, in: rect, look, scale: 0.5 + 0.5 * arrival, opacity: arrival)
  }

  private func draw(
    _ image: UIImage, in rect: CGRect, _ look: SymbolLook, scale: Double, opacity: Double
  ) {
    let opacity = max(0, min(1, look.opacity * opacity))
    guard opacity > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let whole = CGFloat(look.scale * scale)
    context.saveGState()
    context.translateBy(
      x: rect.midX + CGFloat(look.x) * rect.height, y: rect.midY + CGFloat(look.y) * rect.height)
    context.rotate(by: CGFloat(look.degrees) * .pi / 180)
    context.scaleBy(x: whole, y: whole)
    context.translateBy(x: -rect.midX, y: -rect.midY)
    image.draw(in: rect, blendMode: .normal, alpha: CGFloat(opacity))
    context.restoreGState()
  }
}
