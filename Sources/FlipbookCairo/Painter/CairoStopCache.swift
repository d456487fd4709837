import FlipbookPicture

/// The stops of the gradients used lately.
final class CairoStopCache {
  private struct Key: Hashable {
    let ramp: ContentHash
    let opacity: UInt64
  }

  private static let mostRamps = 512

  private var stops: [Key: [CairoStop]] = [:]

  func stops(of ramp: GradientRamp, opacity: Double) -> [CairoStop] {
    let key = Key(ramp: ramp.contentHash, opacity: opacity.bitPattern)
    if let known = stops[key] { return known }
    if stops.count >= Self.mostRamps { stops.removeAll(keepingCapacity: true) }
    let made = CairoStop.stops(of: ramp, opacity: opacity)
    stops[key] = made
    return made
  }
}
