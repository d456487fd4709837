/// The effect that views which come in an update come from, until they have been laid out.
@MainActor
final class ArrivingEffect<Effect> {
  private var first: (effect: Effect, update: Int)?

  /// Keeps the effect that views come from in an update.
  func begin(at effect: Effect, in update: Int) { first = (effect, update) }

  /// The effect itself is animated.
  func end() { first = nil }

  /// The effect that views come from in an update; nil where they are at their place at once.
  func start(in update: Int) -> Effect? {
    guard let first, first.update == update else { return nil }
    return first.effect
  }
}
