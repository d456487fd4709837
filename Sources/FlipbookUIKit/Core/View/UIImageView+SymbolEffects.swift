import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// Called when a symbol effect ends.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Moves the symbol. A bounce runs once; a pulse and the like run until they are removed, or as often as
  /// the options say; a state, such as `scale.up` or `disappear`, stays. Images that are no symbols stay
  /// still.
  ///
  /// - Parameter animated: Whether a state comes gradually.
  public func addSymbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    unsupported("UIImageView.addSymbolEffect", when: effect.kind == .variableColor)
    let now = FilmClock.now
    var timeline = SymbolTimeline(effect, options)
    switch effect.kind {
    case .appear:
      // It takes back a disappearance.
      leave({ $0.kind == .disappear }, animated: animated)
    case .bounce:
      timeline.trigger(at: now)
      symbolEffects.running.append(SymbolEffects.Running(effect: effect, timeline: timeline))
    default:
      leave({ $0.kind == effect.kind }, animated: animated)
      if effect.isState, animated { timeline.set(isActive: false, isFirst: true, at: now - 1) }
      timeline.set(isActive: true, isFirst: !animated, at: now)
      symbolEffects.running.append(SymbolEffects.Running(effect: effect, timeline: timeline))
    }
    let length = animated || !effect.isState ? timeline.length : 0
    if let completion, length < .infinity {
      FilmClock.post(after: length) { [weak self] in
        completion(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
      }
    }
    moveSymbol()
  }

  /// Ends effects of one kind: movements after the present one, states gradually where it is animated.
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

  /// Shows another symbol, which grows in place of the one before.
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
      symbolEffects.running[index].timeline.set(isActive: false, isFirst: false, at: now)
    }
  }

  /// Draws the symbol again 60 times a second while it moves.
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

  /// Draws an image with the effects of its symbol.
  func drawSymbol(_ image: UIImage, in rect: CGRect) {
    let now = FilmClock.now
    guard image.isSymbolImage, !symbolEffects.running.isEmpty || symbolEffects.replaced != nil else {
      return image.draw(in: rect)
    }
    var appearance = SymbolAppearance()
    for running in symbolEffects.running { appearance.add(running.timeline.appearance(at: now)) }
    // A device lights one part after the other; here all are lit as one.
    if let light = appearance.variable { appearance.opacity *= light.opacity(of: 0, parts: 1) }
    let arrival = symbolEffects.arrival(at: now)
    if let old = symbolEffects.replaced?.image {
      let place = contentMode.rect(for: old.size, in: bounds)
      draw(
        old.withTintColor(tintColor), in: place, appearance, scale: 1 - 0.5 * arrival, opacity: 1 - arrival)
    }
    draw(image, in: rect, appearance, scale: 0.5 + 0.5 * arrival, opacity: arrival)
  }

  private func draw(
    _ image: UIImage, in rect: CGRect, _ appearance: SymbolAppearance, scale: Double, opacity: Double
  ) {
    let opacity = max(0, min(1, appearance.opacity * opacity))
    guard opacity > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let whole = CGFloat(appearance.scale * scale)
    context.saveGState()
    context.translateBy(
      x: rect.midX + CGFloat(appearance.x) * rect.height, y: rect.midY + CGFloat(appearance.y) * rect.height)
    context.rotate(by: CGFloat(appearance.degrees) * .pi / 180)
    context.scaleBy(x: whole, y: whole)
    context.translateBy(x: -rect.midX, y: -rect.midY)
    image.draw(in: rect, blendMode: .normal, alpha: CGFloat(opacity))
    context.restoreGState()
  }
}
