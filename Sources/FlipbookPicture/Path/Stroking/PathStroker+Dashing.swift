import Foundation

extension PathStroker {
  /// Cuts a subpath into dashes and appends the outline of each. On a closed subpath, a dash that reaches the
  /// end goes on into one that begins at the start.
  mutating func addDashes(
    _ dash: DashPattern, of samples: [StrokeSample], closed: Bool, to output: inout PolygonBuffer
  ) {
    var total = 0.0
    for index in 1..<samples.count {
      total += (samples[index].position - samples[index - 1].position).length
    }
    guard total / dash.period * Double(dash.lengths.count) <= DashPattern.limit else {
      DashPattern.reportTooMany()
      return addOutline(of: samples, closed: closed, to: &output)
    }

    var walk = DashWalk(dash, closed: closed)
    run.removeAll(keepingCapacity: true)
    firstRun.removeAll(keepingCapacity: true)
    if walk.isOn { run.append(samples[0]) }
    for number in 1..<samples.count {
      let sample = samples[number]
      if sample.kind == .smooth {
        addDashes(dash, from: samples[number - 1], to: sample, &walk, to: &output)
      }
      if walk.isOn { run.append(sample) }
    }
    finishDashes(dash, walk, to: &output)
  }

  /// Appends the outlines of the dashes that end on a chord.
  @inline(__always)
  private mutating func addDashes(
    _ dash: DashPattern, from previous: StrokeSample, to sample: StrokeSample, _ walk: inout DashWalk,
    to output: inout PolygonBuffer
  ) {
    let chord = sample.position - previous.position
    let length = chord.length
    var covered = 0.0
    while covered + walk.remaining < length || (covered + walk.remaining == length && length > 0) {
      covered += walk.remaining
      let cut = Self.cut(previous, sample, at: covered / length)
      if walk.isOn {
        if walk.remaining > 0 || run.count > 1 { run.append(cut) }
        if walk.waits {
          swap(&run, &firstRun)
          walk.waits = false
        } else {
          addOutline(of: run, closed: false, to: &output)
        }
        run.removeAll(keepingCapacity: true)
      } else {
        run.append(cut)
      }
      walk.turn(in: dash)
    }
    walk.remaining -= length - covered
  }

  /// Appends the outlines of the dash that reaches the end, and of the first one where it has waited.
  private mutating func finishDashes(_ dash: DashPattern, _ walk: DashWalk, to output: inout PolygonBuffer) {
    if walk.waits {
      // No cut at all: the whole subpath is one dash.
      return addOutline(of: run, closed: true, to: &output)
    }
    var reachesEnd = walk.isOn && walk.remaining < dash.lengths[walk.index]
    if walk.isOn, let last = run.last, let first = firstRun.first {
      if isCorner(last.direction, first.direction) {
        run.append(StrokeSample(first.position, first.direction, .corner))
      }
      run.append(contentsOf: firstRun.dropFirst())
      reachesEnd = true
    } else if !firstRun.isEmpty {
      addOutline(of: firstRun, closed: false, to: &output)
    }
    if reachesEnd { addOutline(of: run, closed: false, to: &output) }
  }

  /// The point at a fraction of the chord between two samples.
  @inline(__always)
  private static func cut(_ a: StrokeSample, _ b: StrokeSample, at fraction: Double) -> StrokeSample {
    let direction = a.direction + (b.direction - a.direction) * fraction
    let length = direction.length
    return StrokeSample(
      a.position + (b.position - a.position) * fraction, length > 0 ? direction / length : a.direction,
      .smooth)
  }
}

/// How far along a dash pattern a subpath is.
private struct DashWalk {
  /// The present length of the pattern.
  private(set) var index: Int
  /// The rest of that length.
  var remaining: Double
  /// Whether it is drawn.
  private(set) var isOn: Bool
  /// Whether this is the dash that starts with a closed subpath: it waits for the one that ends with it.
  var waits: Bool

  @inline(__always)
  init(_ dash: DashPattern, closed: Bool) {
    let startsOn = dash.firstIndex % 2 == 0
    index = dash.firstIndex
    remaining = dash.firstRemainder
    isOn = startsOn
    waits = closed && startsOn
  }

  /// Goes on to the next length.
  @inline(__always)
  mutating func turn(in dash: DashPattern) {
    isOn.toggle()
    index = (index + 1) % dash.lengths.count
    remaining = dash.lengths[index]
  }
}
