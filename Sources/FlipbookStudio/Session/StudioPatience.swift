/// How long a scene that gives no answer is waited for. One that goes from frame to frame on its way may take any time.
struct StudioPatience {
  /// Seconds without a sign of the scene.
  static let limit = 10.0
  /// Seconds for a crash, whose place is found by a program of the Swift runtime.
  static let crashLimit = 60.0

  private var since: ContinuousClock.Instant?
  private var whereabouts: String?

  /// Begins anew: there was an answer, or nothing is asked for.
  mutating func rest() { since = nil }

  /// - Parameter whereabouts: Where the scene is at present.
  /// - Returns: Whether it has been there for too long.
  mutating func isOver(_ whereabouts: String?, limit: Double = Self.limit) -> Bool {
    let now = ContinuousClock.now
    guard let since, whereabouts == self.whereabouts else {
      self.since = now
      self.whereabouts = whereabouts
      return false
    }
    return now - since > .seconds(limit)
  }
}
