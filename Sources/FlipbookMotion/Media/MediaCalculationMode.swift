/// How a keyframe animation fills the time between its values.
package enum MediaCalculationMode: String, Hashable, Sendable, CaseIterable {
  /// In straight lines.
  case linear
  /// Not at all: each value holds until the next.
  case discrete
  /// In straight lines of constant speed over all.
  case paced
  /// On a Kochanek–Bartels spline.
  case cubic
  /// On a spline, at constant speed.
  case cubicPaced

  /// Whether key times and timing functions are ignored.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
