import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

/// Changes of a number at times, and where views are on their way, worked out from what layout gives for each number.
///
/// The rules: a view that stays is at its place less what is left of each way; a view that comes is at its place at once; a
/// view that leaves keeps its place, and goes the rest of the ways that were under way; one that comes back before it is gone
/// sets out from where it is.
struct PlaceSchedule: CustomTestStringConvertible, Sendable {
  enum Pace: Sendable {
    /// As fast all the way, in seconds.
    case linear(Double)
    /// Slow at both ends, in seconds.
    case eased(Double)
    /// A spring, by its duration in seconds and its bounce above 0.
    case spring(Double, Double)

    var isSpring: Bool { if case .spring = self { true } else { false } }

    /// Whether a view that has begun to leave is gone for sure after a time.
    func isOver(_ elapsed: Double) -> Bool {
      switch self {
      case .linear(let duration), .eased(let duration): elapsed > duration - 1e-9
      case .spring(let duration, _): elapsed > duration
      }
    }

    var animation: Animation {
      switch self {
      case .linear(let duration): .linear(duration: duration)
      case .eased(let duration): .easeInOut(duration: duration)
      case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
      }
    }
  }

  struct Change: Sendable {
    var time: Double
    var value: Int
    var isAnimated = true
    /// Where it is not the schedule's.
    var pace: Pace?
  }

  var name: String
  var pace: Pace
  var changes: [Change]

  var testDescription: String { name }

  var steps: [ViewRuntime.Step] {
    changes.map { ($0.time, $0.value, $0.isAnimated ? ($0.pace ?? pace).animation : nil) }
  }

  /// The same changes in the time that a list takes for its rows, whatever they are made with.
  static let ofLists: [PlaceSchedule] = all.compactMap { schedule in
    guard case .linear(1) = schedule.pace else { return nil }
    var schedule = schedule
    schedule.pace = .eased(0.3)
    for index in schedule.changes.indices {
      schedule.changes[index].time *= 0.3
      schedule.changes[index].pace = nil
    }
    return schedule
  }

  static let all: [PlaceSchedule] = [
    PlaceSchedule(name: "straight", pace: .linear(1), changes: [Change(time: 0, value: 1)]),
    PlaceSchedule(
      name: "turned back half way", pace: .linear(1),
      changes: [Change(time: 0, value: 1), Change(time: 0.5, value: 0)]),
    PlaceSchedule(
      name: "on to another place half way", pace: .linear(1),
      changes: [Change(time: 0, value: 1), Change(time: 0.5, value: 2)]),
    PlaceSchedule(
      name: "to another place and half way back", pace: .linear(1),
      changes: [Change(time: 0, value: 2), Change(time: 0.5, value: 0), Change(time: 0.8, value: 2)]),
    PlaceSchedule(
      name: "gone, and on while what comes again is on its way", pace: .linear(1),
      changes: [
        Change(time: 0, value: 1), Change(time: 1.1, value: 0), Change(time: 1.4, value: 2),
        Change(time: 1.7, value: 0), Change(time: 1.8, value: 1),
      ]),
    PlaceSchedule(
      name: "jumped on half way", pace: .linear(1),
      changes: [Change(time: 0, value: 1), Change(time: 0.5, value: 2, isAnimated: false)]),
    PlaceSchedule(
      name: "each frame by a short curve", pace: .linear(0.08),
      changes: (0...30).map { Change(time: Double($0) / 60, value: ($0 + 1) % 3) }),
    PlaceSchedule(
      name: "springs", pace: .spring(0.6, 0.3),
      changes: [Change(time: 0, value: 1), Change(time: 0.2, value: 2), Change(time: 0.45, value: 0)]),
    PlaceSchedule(
      name: "springs, gone and on while what comes again is on its way", pace: .spring(0.5, 0.1),
      changes: [Change(time: 0, value: 1), Change(time: 0.9, value: 2), Change(time: 1.1, value: 0)]),
    PlaceSchedule(
      name: "a spring takes over from a curve", pace: .linear(1),
      changes: [Change(time: 0, value: 1), Change(time: 0.4, value: 2, pace: .spring(0.5, 0.2))]),
    PlaceSchedule(
      name: "a curve takes over from a spring", pace: .spring(0.8, 0.2),
      changes: [Change(time: 0, value: 2), Change(time: 0.3, value: 1, pace: .eased(0.6))]),
    PlaceSchedule(
      name: "a quick spring, a curve and a slow spring", pace: .spring(0.3, 0.1),
      changes: [
        Change(time: 0, value: 1), Change(time: 0.2, value: 0, pace: .linear(0.5)),
        Change(time: 0.5, value: 2, pace: .spring(0.7, 0.3)),
      ]),
    PlaceSchedule(
      name: "each frame by a spring", pace: .spring(0.4, 0.2),
      changes: (0...30).map { Change(time: Double($0) / 60, value: ($0 + 1) % 3) }),
  ]

  /// Where a view is.
  ///
  /// - Parameters:
  ///   - places: Its frame for each number.
  ///   - isThere: Whether it is there, for each number.
  /// - Returns: Its frame, and whether it is seen for sure: one that is wholly faded isn't drawn. Nil where it is gone, or may
  ///   be: springs come to rest at no time that is stated here.
  func frame(_ places: [CGRect], _ isThere: [Bool], at time: Double) -> (CGRect, isSeen: Bool)? {
    var courses = [AxisMotion](repeating: AxisMotion(), count: 4)
    var target = Self.numbers(places[0])
    var isShown = isThere[0]
    var cameAt: Double?
    var isFaded = false
    var left: (since: Double, pace: Pace)?
    for change in changes where change.time <= time {
      if let last = left, last.pace.isOver(change.time - last.since) { (left, isShown) = (nil, false) }
      let next = Self.numbers(places[change.value])
      if isThere[change.value] {
        if !isShown { courses = [AxisMotion](repeating: AxisMotion(), count: 4) }
        if isShown, change.isAnimated, next != target {
          for axis in 0..<4 {
            courses[axis].go(next[axis] - target[axis], at: change.time, change.pace ?? pace)
          }
        }
        target = next
        if !isShown { cameAt = change.time }
        isFaded = isFaded || !isShown || left != nil
        (isShown, left) = (true, nil)
      } else if isShown, left == nil {
        if change.isAnimated {
          left = (change.time, change.pace ?? pace)
        } else {
          isShown = false
        }
      }
    }
    guard isShown else { return nil }
    if let left, left.pace.isOver(time - left.since) { return nil }
    let shown = zip(target, courses).map { $0 - $1.rest(at: time) }
    var isSeen = cameAt != time
    // Springs take opacities below 0.
    if isFaded || left != nil, changes.contains(where: { ($0.pace ?? pace).isSpring }) { isSeen = false }
    return (CGRect(x: shown[0], y: shown[1], width: shown[2], height: shown[3]), isSeen)
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
  }

  /// The ways along one axis.
  ///
  /// A curve goes from where what is under way has come by then to where it is sent; it is over with the last of them. A
  /// spring takes the place of all that is under way, and goes on with the speed of a spring alone.
  private struct AxisMotion {
    private struct Curve {
      var start: Double
      var way: Double
      var duration: Double
      var isEased: Bool
    }

    private var curves: [Curve] = []
    /// Of a spring below them: what was left of the way and the speed when it began.
    private var spring: (left: Double, speed: Double, since: Double, duration: Double, bounce: Double)?

    mutating func go(_ way: Double, at time: Double, _ pace: Pace) {
      if let last = curves.last, time - last.start > last.duration - 1e-9 { (curves, spring) = ([], nil) }
      switch pace {
      case .linear(let duration):
        curves.append(Curve(start: time, way: way, duration: duration, isEased: false))
      case .eased(let duration):
        curves.append(Curve(start: time, way: way, duration: duration, isEased: true))
      case .spring(let duration, let bounce):
        let speed = curves.isEmpty ? swing(at: time).speed : 0
        spring = (rest(at: time) + way, speed, time, duration, bounce)
        curves = []
      }
    }

    /// What is left of the way.
    func rest(at time: Double) -> Double {
      curves.reduce(swing(at: time).left) { left, curve in
        let share = min(1, (time - curve.start) / curve.duration)
        return (left + curve.way) * (1 - (curve.isEased ? UnitCurve.easeInOut.value(at: share) : share))
      }
    }

    private func swing(at time: Double) -> (left: Double, speed: Double) {
      guard let spring else { return (0, 0) }
      return Self.swing(spring.left, spring.speed, time - spring.since, spring.duration, spring.bounce)
    }

    /// A damped swing about 0, after a time.
    private static func swing(
      _ left: Double, _ speed: Double, _ time: Double, _ duration: Double, _ bounce: Double
    ) -> (left: Double, speed: Double) {
      let omega = 2 * Double.pi / duration
      let decay = omega * (1 - bounce)
      let turn = (omega * omega - decay * decay).squareRoot()
      let b = (speed + decay * left) / turn
      let (c, s, e) = (cos(turn * time), sin(turn * time), exp(-decay * time))
      let value = e * (left * c + b * s)
      return (value, e * turn * (b * c - left * s) - decay * value)
    }
  }
}
