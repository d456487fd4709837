import Foundation

/// Writes lengths of time for people.
enum TimeText {
  /// `1.5 s`, with up to three decimals.
  static func seconds(_ seconds: Double) -> String {
    var text = String(format: "%.3f", seconds)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + " s"
  }

  /// `0:07`, `12:34`, `1:02:03`: rounded up to whole seconds.
  static func clock(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "?" }
    let whole = Int(seconds.rounded(.up))
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
  }
}
