import FlipbookPicture

/// Values derived from the ramps of recently painted gradients, by ramp and opacity.
package final class RampCache<Value> {
  private struct Key: Hashable {
    let ramp: ContentHash
    let opacity: UInt64
  }

  private var values: [Key: Value] = [:]
  private let limit = 512

  package init() {}

  package func value(of ramp: GradientRamp, opacity: Double, make: () -> Value) -> Value {
    let key = Key(ramp: ramp.contentHash, opacity: opacity.bitPattern)
    if let known = values[key] { return known }
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    let made = make()
    values[key] = made
    return made
  }
}
