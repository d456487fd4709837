import Foundation

extension Path {
  /// The path cut into dashes: an open subpath for each length of the pattern that is drawn. Each subpath
  /// starts the pattern anew; curves stay curves. A pattern that draws a solid line leaves the path as it is.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard let pattern = DashPattern(lengths, phase: phase) else { return self }
    let count = length / pattern.period * Double(pattern.lengths.count)
    guard count <= DashPattern.limit else {
      DashPattern.reportTooMany()
      return self
    }
    return Path(elements.dashed(pattern))
  }
}

extension PathElements {
  func dashed(_ pattern: DashPattern) -> PathElements {
    var result = PathElements()
    var index = pattern.firstIndex
    var remaining = pattern.firstRemainder
    var continues = false
    forEachSegment(
      move: { _ in
        index = pattern.firstIndex
        remaining = pattern.firstRemainder
        continues = false
      },
      segment: { segment in
        let length = segment.length
        guard length > 0, length.isFinite else { return }
        var covered = 0.0
        while covered < length {
          let next = min(length, covered + remaining)
          if index % 2 == 0 {
            let t0 = segment.parameter(atLength: covered, total: length)
            let part = segment.part(from: t0, to: segment.parameter(atLength: next, total: length))
            if !continues { result.move(to: part.start) }
            // A part of the whole closing line is a line too: dashes are open.
            result.append(part)
            continues = true
          }
          if covered + remaining > length {
            remaining -= length - covered
            break
          }
          covered = next
          index = (index + 1) % pattern.lengths.count
          remaining = pattern.lengths[index]
          continues = false
        }
      })
    return result
  }
}
