/// Writes numbers for people.
package enum PlainNumber {
  /// `3` for 3, `0.25` for 0.25: a whole number has no decimals.
  package static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
