import FlipbookMedia

/// Many sounds as one: a graph of ffmpeg's filters that places each to the sample.
///
/// All are mixed as numbers of double precision at 48,000 samples a second, in two channels, and added up as they are.
struct SoundMix: Equatable {
  /// The files to open, each once.
  private(set) var files: [String] = []
  /// The filters, which end in the pad `[sound]`.
  private(set) var graph = ""

  /// Seconds in which a sound makes room for others, and comes back.
  private static let duckTime = 0.3

  /// A sound in the film, in samples.
  private struct Placed {
    var sound: FilmSound
    var input: Int
    /// The part of the file.
    var part: Range<Int>
    /// Of one play.
    var unit: Int
    /// Of the film; may begin before 0.
    var start: Int
    /// Of what is heard, fades and all.
    var length: Int

    var range: Range<Int> { start..<start + length }
  }

  /// - Parameters:
  ///   - sounds: In film time.
  ///   - length: Samples of the film.
  /// - Returns: Nil where nothing is heard.
  init?(_ sounds: [FilmSound], length: Int) {
    var placed: [Placed] = []
    for sound in sounds {
      guard let place = Self.place(sound, length: length) else { continue }
      var found = place
      if let index = files.firstIndex(of: sound.sound.file) {
        found.input = index
      } else {
        found.input = files.count
        files.append(sound.sound.file)
      }
      placed.append(found)
    }
    guard !placed.isEmpty else { return nil }
    var chains: [String] = []
    var pads = [String](repeating: "", count: placed.count)
    for input in files.indices {
      let users = placed.indices.filter { placed[$0].input == input }
      guard users.count > 1 else {
        pads[users[0]] = "[\(input):a:0]"
        continue
      }
      for user in users { pads[user] = "[in\(user)]" }
      chains.append("[\(input):a:0]asplit=\(users.count)" + users.map { "[in\($0)]" }.joined())
    }
    for index in placed.indices {
      let others = placed.filter { $0.sound.sound.duck == nil }.map(\.range)
      chains.append(pads[index] + Self.chain(placed[index], others) + "[a\(index)]")
    }
    let all = placed.indices.map { "[a\($0)]" }.joined()
    let mix = placed.count > 1 ? "amix=inputs=\(placed.count):duration=longest:normalize=0," : ""
    chains.append("\(all)\(mix)apad,atrim=end_sample=\(length),asetpts=N/SR/TB[sound]")
    graph = chains.joined(separator: ";")
  }

  private static func place(_ film: FilmSound, length: Int) -> Placed? {
    let (sound, samples) = (film.sound, film.info.samples)
    let from = min(max(0, SoundInfo.sample(at: sound.from)), samples)
    let to = sound.to.map { min(max(from, SoundInfo.sample(at: $0)), samples) } ?? samples
    let start = SoundInfo.sample(at: sound.start)
    guard to > from, start < length else { return nil }
    let end = min(sound.end.map(SoundInfo.sample) ?? length, max(length, start))
    let played = min(Double(to - from) / (sound.speed ?? 1), 1e14)
    let unit = max(1, sound.period.map(SoundInfo.sample) ?? Int(played.rounded()))
    let whole = sound.plays.map { unit.multipliedReportingOverflow(by: max(0, $0)) }
    let most = whole.map { $0.overflow ? Int.max : $0.partialValue } ?? Int.max
    let heard = min(most, end - start)
    guard heard > 0, start + heard > 0 else { return nil }
    return Placed(sound: film, input: 0, part: from..<to, unit: unit, start: start, length: heard)
  }

  private static func chain(_ placed: Placed, _ others: [Range<Int>]) -> String {
    let sound = placed.sound.sound
    var filters = [
      "asetpts=N/SR/TB", "aformat=sample_fmts=dblp:sample_rates=\(SoundInfo.rate)",
      placed.sound.info.channels == 1 ? "pan=stereo|c0=c0|c1=c0" : "aformat=channel_layouts=stereo",
      "atrim=start_sample=\(placed.part.lowerBound):end_sample=\(placed.part.upperBound)", "asetpts=N/SR/TB",
    ]
    filters += tempo(sound.speed ?? 1)
    if sound.speed != nil || placed.unit != placed.part.count {
      filters += ["apad=whole_len=\(placed.unit)", "atrim=end_sample=\(placed.unit)", "asetpts=N/SR/TB"]
    }
    if placed.length > placed.unit {
      filters += ["aloop=loop=-1:size=\(placed.unit)", "asetpts=N/SR/TB"]
    }
    if placed.length != placed.unit {
      filters += ["atrim=end_sample=\(placed.length)", "asetpts=N/SR/TB"]
    }
    let rise = min(placed.length, SoundInfo.sample(at: sound.fadeIn))
    if rise > 0 { filters.append("afade=t=in:start_sample=0:nb_samples=\(rise):curve=tri") }
    let fall = min(placed.length, SoundInfo.sample(at: sound.fadeOut))
    if fall > 0 {
      filters.append("afade=t=out:start_sample=\(placed.length - fall):nb_samples=\(fall):curve=tri")
    }
    filters += gain(GainCurve(sound.levels))
    if let duck = sound.duck { filters += gain(duckCurve(duck, placed, others)) }
    if placed.start > 0 { filters.append("adelay=delays=\(placed.start)S:all=1") }
    if placed.start < 0 { filters += ["atrim=start_sample=\(-placed.start)", "asetpts=N/SR/TB"] }
    return filters.joined(separator: ",")
  }

  /// Filters that play faster or slower at the same pitch. One goes from half to twice as fast.
  private static func tempo(_ speed: Double) -> [String] {
    guard speed.isFinite, speed > 0, speed != 1 else { return [] }
    var filters: [String] = []
    var rest = min(max(speed, 1.0 / 64), 64)
    while rest > 2 || rest < 0.5 {
      let step = rest > 2 ? 2.0 : 0.5
      filters.append("atempo=\(step)")
      rest /= step
    }
    return filters + ["atempo=\(rest)"]
  }

  private static func gain(_ curve: GainCurve) -> [String] {
    if let constant = curve.constant {
      return constant == 1 ? [] : ["volume=volume=\(constant):precision=double"]
    }
    let expression = curve.expression
    return ["aeval=exprs='val(0)*\(expression)|val(1)*\(expression)':c=same"]
  }

  /// The loudness of a sound that makes room: down while others are heard, a little before and after.
  private static func duckCurve(_ duck: Double, _ placed: Placed, _ others: [Range<Int>]) -> GainCurve {
    let ramp = SoundInfo.sample(at: duckTime)
    // Between others that follow each other at once it stays down.
    var ranges: [Range<Int>] = []
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, other.lowerBound - last.upperBound <= 2 * ramp {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, other.upperBound)
      } else {
        ranges.append(other)
      }
    }
    var points = [GainCurve.Point(sample: .min / 4, gain: 1)]
    for range in ranges {
      let (low, high) = (range.lowerBound - placed.start, range.upperBound - placed.start)
      points += [
        GainCurve.Point(sample: low - ramp, gain: 1), GainCurve.Point(sample: low, gain: duck),
        GainCurve.Point(sample: high, gain: duck), GainCurve.Point(sample: high + ramp, gain: 1),
      ]
    }
    return GainCurve(ranges.isEmpty ? [] : points)
  }
}
