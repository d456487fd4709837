import Foundation

/// Reads a size in points: `1920x1080`.
enum SizeText {
  static func parse(_ text: String) throws -> CGSize {
    let parts = text.lowercased().replacingOccurrences(of: "×", with: "x")
      .split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Decimals.parse(parts[0]), let height = Decimals.parse(parts[1]) else {
      throw ValueError("is not a size; write it like 1920x1080")
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw ValueError("a width and a height must be above 0")
    }
    return CGSize(width: width, height: height)
  }
}
