/// The texts that a sequence of PNGs carries, so that a film can be made of it later.
package enum FrameText {
  /// The keyword of the frame rate, such as `30000/1001`.
  package static let rate = "flipbook-rate"
  /// PNG's own keyword for the name of what is shown.
  package static let title = "Title"

  /// The texts of a sequence.
  package static func entries(rate: FrameRate, title: String) -> [String: String] {
    [Self.rate: "\(rate.numerator)/\(rate.denominator)", Self.title: title]
  }

  /// The frame rate of a text; nil when it is none.
  static func rate(_ text: String) -> FrameRate? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) else { return nil }
    return FrameRate(numerator, over: denominator)
  }
}
