import Foundation

/// The room across that bars and points have: a band, a bin, or what lies between neighbours.
@MainActor
struct BarRooms {
  /// The part of a band that groups of bars take.
  static let part = 0.7

  private let places: [Datum]
  private let gaps: (x: Double, y: Double)

  init(marks: [Mark], x: PositionScale?, y: PositionScale?) {
    var seen: Set<Datum> = []
    places = marks.compactMap { $0.style.position?.key.datum }.filter { seen.insert($0).inserted }
    let bars = marks.filter { $0.kind == .bar || $0.kind == .rectangle }
    gaps = (
      Self.gap(bars.compactMap { $0.x.end == nil ? $0.x.start : nil }, x),
      Self.gap(bars.compactMap { $0.y.end == nil ? $0.y.start : nil }, y)
    )
  }

  /// The smallest distance between places; a tenth of the scale for one place alone.
  private static func gap(_ intervals: [PlotInterval], _ scale: PositionScale?) -> Double {
    guard let scale, scale.words == nil else { return 0 }
    let units = Set(intervals.filter { $0.upper == nil }.compactMap { scale.unit($0.lower) }).sorted()
    let gaps = zip(units, units.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }
    return gaps.min() ?? 0.1
  }

  /// The room of a bar or rectangle.
  func room(_ interval: PlotInterval, _ mark: Mark, _ scale: PositionScale, isAcross: Bool)
    -> (Double, Double)?
  {
    if let band = band(interval, mark, scale, isAcross: isAcross) { return band }
    guard let room = scale.room(interval) else { return nil }
    guard room.0 == room.1 else { return room }
    let gap = isAcross ? gaps.x : gaps.y
    return (room.0 - gap / 2, room.0 + gap / 2)
  }

  /// The part of a band that a mark has beside others; nil where it has all of it.
  func band(_ interval: PlotInterval, _ mark: Mark, _ scale: PositionScale, isAcross: Bool)
    -> (Double, Double)?
  {
    guard let position = mark.style.position, let index = places.firstIndex(of: position.key.datum),
      position.axis.map({ $0 == .horizontal }) ?? (Stacking.isVertical(mark)) == isAcross,
      var room = scale.room(interval)
    else { return nil }
    if room.0 == room.1 {
      let gap = isAcross ? gaps.x : gaps.y
      room = (room.0 - gap / 2, room.0 + gap / 2)
    }
    var part = Self.part
    if case .ratio(let ratio) = position.span.storage, ratio.isFinite { part = min(1, max(0, ratio)) }
    let width = (room.1 - room.0) * part
    let start = (room.0 + room.1 - width) / 2
    let step = width / Double(places.count)
    return (start + step * Double(index), start + step * Double(index + 1))
  }
}
