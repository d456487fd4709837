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

    var index = dash.firstIndex
    var remaining = dash.firstRemainder
    var isOn = index % 2 == 0
    // The dash that starts with a closed subpath waits for the one that ends with it.
    var waits = closed && isOn
    run.removeAll(keepingCapacity: true)
    firstRun.removeAll(keepingCapacity: true)
    if isOn { run.append(samples[0]) }

    for number in 1..<samples.count {
      let sample = samples[number]
      guard sample.kind == .smooth else {
        if isOn { run.append(sample) }
        continue
      }
      let previous = samples[number - 1]
      let chord = sample.position - previous.position
      let length = chord.length
      var covered = 0.0
      while covered + remaining < length || (covered + remaining == length && length > 0) {
        covered += remaining
        let cut = Self.cut(previous, sample, at: covered / length)
        if isOn {
          if remaining > 0 || run.count > 1 { run.append(cut) }
          if waits {
            swap(&run, &firstRun)
            waits = false
          } else {
            addOutline(of: run, closed: false, to: &output)
          }
          run.removeAll(keepingCapacity: true)
        } else {
          run.append(cut)
        }
        isOn.toggle()
        index = (index + 1) % dash.lengths.count
        remaining = dash.lengths[index]
      }
      remaining -= length - covered
      if isOn { run.append(sample) }
    }

    if waits {
      // No cut at all: the whole subpath is one dash.
      return addOutline(of: run, closed: true, to: &output)
    }
    var reachesEnd = isOn && remaining < dash.lengths[index]
    if isOn, let last = run.last, let first = firstRun.first {
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
