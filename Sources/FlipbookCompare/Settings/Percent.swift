import Foundation

/// Writes shares for people.
enum Percent {
  /// `12.3 %`, with as many decimals as distinguish it from 0 and from 100.
  static func text(_ share: Double) -> String {
    guard share.isFinite else { return "? %" }
    if share == 0 { return "0 %" }
    let percent = share * 100
    if percent < 0.01 { return "under 0.01 %" }
    if percent < 1 || (percent > 99 && percent < 100) { return String(format: "%.2f %%", percent) }
    return percent == percent.rounded() ? "\(Int(percent)) %" : String(format: "%.1f %%", percent)
  }
}
