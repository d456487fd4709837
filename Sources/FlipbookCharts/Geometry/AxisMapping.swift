import Foundation

/// Places along one side of the plot, in points, of a scale's places from 0 to 1.
struct AxisMapping: Equatable {
  /// The length of the plot, in points.
  var length: CGFloat
  var range = _ChartRange()
  /// Whether 0 is at the far end, as for numbers down.
  var isFlipped = false
  /// The part of the scale that is in sight.
  var window = 0.0...1.0
  /// How many bands there are, and how much of each is taken by its label, in points.
  var bands = 0
  var bandInset: CGFloat = 0

  private var plotEnds: (from: CGFloat, to: CGFloat) {
    if let ends = range.ends, ends.count == 2 { return (ends[0], ends[1]) }
    return isFlipped
      ? (length - range.startPadding, range.endPadding) : (range.startPadding, length - range.endPadding)
  }

  private var extent: Double { max(window.upperBound - window.lowerBound, 1e-12) }

  /// The place in the plot.
  func point(_ unit: Double) -> CGFloat {
    let (from, to) = plotEnds
    let place = from + (to - from) * CGFloat((unit - window.lowerBound) / extent)
    guard bandInset > 0, bands > 0 else { return place }
    let band = (to - from) / CGFloat(bands)
    let index = min(max(0, (unit * Double(bands)).rounded(.down)), Double(bands - 1))
    let within = CGFloat(unit * Double(bands) - index)
    return from + band * CGFloat(index) + bandInset + (band - bandInset) * within
  }

  /// The places of two ends. Ends at a border belong to the band between them, without the next one's label.
  func ends(_ from: Double, _ to: Double) -> (CGFloat, CGFloat) {
    guard bandInset > 0, from != to else { return (point(from), point(to)) }
    let inside = from < to ? 1e-9 : -1e-9
    return (point(from + inside), point(to - inside))
  }

  /// The border of a band, with the room of its label.
  func border(_ unit: Double) -> CGFloat {
    var plain = self
    plain.bandInset = 0
    return plain.point(unit)
  }

  /// The scale's place at a place in the plot.
  func unit(_ point: CGFloat) -> Double {
    let (from, to) = plotEnds
    guard from != to else { return 0 }
    return window.lowerBound + Double((point - from) / (to - from)) * extent
  }
}
