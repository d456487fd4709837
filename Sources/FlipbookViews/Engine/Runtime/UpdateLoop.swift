import Foundation

/// Work at one instant of film time that asks for more at that instant.
@MainActor
struct UpdateLoop {
  /// Bounds of the work of one instant, before what is left waits for the next frame.
  private struct Limits {
    let rounds: Int
    /// Pieces of work after the first round.
    let events: Int
    /// Bodies that are evaluated, unless the rounds are few.
    let bodies: Int
    /// The rounds that are run whatever they cost.
    let fewRounds: Int
  }

  private static let limits = Limits(rounds: 64, events: 2_000, bodies: 20_000, fewRounds: 16)
  /// After an instant that came to no end; pieces of the first round count, too.
  private static let laterLimits = Limits(rounds: 2, events: 64, bodies: 1_000, fewRounds: 1)

  /// In seconds; before any instant at first.
  let time: TimeInterval
  /// The number of the last event that was posted before the instant.
  private let start: Int
  /// The number of the last event that was posted before the present round.
  private var last: Int
  private var rounds = 0
  /// The number of bodies that were evaluated before the instant.
  private let bodies: Int
  /// The name of the view that was last evaluated in one of the last rounds.
  private(set) var view: String?
  /// Pieces of work that count.
  private var events = 0
  /// The frame that work was put off to last, in seconds: until then fewer rounds are run.
  var busyUntil: TimeInterval

  /// Whether work was put off to this instant, or beyond it.
  var isBusy: Bool { time <= busyUntil + 1e-9 }

  init(time: TimeInterval = -1, posted: Int = 0, bodies: Int = 0, busyUntil: TimeInterval = -1) {
    (self.time, start, last, self.bodies, self.busyUntil) = (time, posted, posted, bodies, busyUntil)
  }

  /// Records the name of a view that is evaluated where the rounds are many, or work was put off.
  mutating func record(_ node: _ViewNode) {
    if rounds > 3 || events > 60 { view = node.viewName ?? view }
  }

  /// Counts the next piece of work.
  ///
  /// - Parameters:
  ///   - order: The number that it was posted as.
  ///   - posted: The number of all that was posted so far.
  ///   - bodies: The number of all bodies that were evaluated so far.
  /// - Returns: Whether it may be done at this instant.
  mutating func admits(_ order: Int, posted: Int, bodies: Int) -> Bool {
    if order > last {
      last = posted
      rounds += 1
    }
    // Work that grows from round to round, two pieces for each one, has few rounds and no end either.
    if isBusy || order > start { events += 1 }
    let limits = isBusy ? Self.laterLimits : Self.limits
    guard rounds <= limits.rounds, events <= limits.events else { return false }
    return rounds <= limits.fewRounds || bodies - self.bodies <= limits.bodies
  }
}
