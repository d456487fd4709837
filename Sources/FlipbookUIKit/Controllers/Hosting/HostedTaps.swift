import Foundation

/// Counts how often a finger comes down in a row.
struct HostedTaps {
  private var last: (time: TimeInterval, place: CGPoint, count: Int)?

  /// Returns the number of times that the finger came down in a row.
  ///
  /// - Parameters:
  ///   - place: In points.
  ///   - time: Of the film, in seconds.
  mutating func count(_ phase: UITouch.Phase, at place: CGPoint, _ time: TimeInterval) -> Int {
    if phase == .began {
      let isNext = last.map {
        time - $0.time < 0.35 && hypot(place.x - $0.place.x, place.y - $0.place.y) < 20
      }
      last = (time, place, isNext == true ? (last?.count ?? 0) + 1 : 1)
    }
    return last?.count ?? 1
  }
}
