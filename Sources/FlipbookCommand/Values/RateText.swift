import FlipbookExport

/// Reads frame rates: `30`, `29.97`, `30000/1001`.
enum RateText {
  static func parse(_ text: String) throws -> FrameRate {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let rate: FrameRate?
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
      rate = FrameRate(numerator, over: denominator)
    } else if let value = Decimals.parse(text) {
      rate = FrameRate(value)
    } else {
      throw ValueError("is not a frame rate; write it like 30, 29.97 or 30000/1001")
    }
    guard let rate else { throw ValueError("frames a second must be above 0 and at most 1000") }
    return rate
  }
}
