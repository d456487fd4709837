import Foundation

extension LottieFile {
  /// The most sounds.
  private static let soundLimit = 1_000

  /// The sounds of the range that is played, those of precompositions too.
  package var sounds: [LottieSound] {
    var found: [LottieSound] = []
    var work = 200_000
    addSounds(of: comp, Clock(scale: 1, shift: 0, low: inPoint, high: outPoint), &found, &work)
    return found
  }

  /// From the frames of a list to those of the file, and the frames between which it shows.
  private struct Clock {
    var scale: Double
    var shift: Double
    var low: Double
    var high: Double

    /// The part in which a layer shows.
    func cut(to layer: LottieLayer) -> Clock {
      let (a, b) = (layer.inPoint * scale + shift, layer.outPoint * scale + shift)
      return Clock(scale: scale, shift: shift, low: max(low, min(a, b)), high: min(high, max(a, b)))
    }

    /// The clock of what lies in a layer.
    func inside(_ layer: LottieLayer) -> Clock {
      Clock(
        scale: scale * layer.stretch, shift: shift + layer.startTime * scale, low: low, high: high)
    }
  }

  private func addSounds(
    of comp: LottieComp, _ clock: Clock, _ found: inout [LottieSound], _ work: inout Int
  ) {
    for place in comp.soundPlaces {
      let layer = comp.layers[place].layer
      work -= 1
      guard work > 0, found.count < Self.soundLimit else { return }
      let clock = clock.cut(to: layer)
      guard clock.low < clock.high, !layer.isHidden else { continue }
      switch layer.content {
      case .comp(let inner, _, nil): addSounds(of: inner, clock.inside(layer), &found, &work)
      case .sound(let sound):
        let own = clock.inside(layer)
        guard own.scale > 0 else { continue }
        let from = (clock.low - own.shift) / frameRate
        found.append(
          LottieSound(
            source: sound.source, start: (clock.low - inPoint) / frameRate + max(0, -from),
            from: max(0, from),
            length: (clock.high - clock.low) / frameRate - max(0, -from), levels: levels(sound, clock)))
      default: break
      }
    }
  }

  /// The loudness, at each tenth of a second where it changes.
  private func levels(_ sound: LottieSoundSource, _ clock: Clock) -> [LottieSound.Level] {
    func gain(_ frame: Double) -> Double {
      let level = sound.level.value(at: (frame - clock.shift) / clock.scale).x / 100
      return level.isFinite ? max(0, min(10, level)) : 1
    }
    guard sound.level.isAnimated else { return [LottieSound.Level(time: 0, gain: gain(clock.low))] }
    let length = (clock.high - clock.low) / frameRate
    let count = Int(max(1, min(36_000, (length * 10).rounded(.up))))
    return (0...count).map { index in
      let time = length * Double(index) / Double(count)
      return LottieSound.Level(time: time, gain: gain(clock.low + time * frameRate))
    }
  }
}
