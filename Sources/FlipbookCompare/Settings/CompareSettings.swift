/// How pictures are compared, and how much difference is still a match.
public struct CompareSettings: Hashable, Sendable {
  /// When a picture with differing pixels still matches.
  public enum Allowance: Hashable, Sendable {
    /// When it has no more than so many of them.
    case pixels(Int)
    /// When they are no larger a share of all pixels, 0…1.
    case share(Double)
    /// When no `size` × `size` window has more of them than this share of its area, 0…1: speckle that is
    /// scattered is forgiven, a compact change is not.
    case window(size: Int, density: Double)
    /// When the mean structural similarity is at least this, −1…1, where 1 is the same. Pixels are only counted.
    case similarity(Double)
  }

  /// When a pixel counts as different.
  public var rule: PixelRule
  /// How many differing pixels still are a match.
  public var allowance: Allowance
  /// Parts with rules of their own. Where two overlap, the later one counts.
  public var regions: [CompareRegion]
  /// The side of the window whose density is reported, in pixels, when the allowance has none.
  public var windowSize = 32

  /// Makes settings: unless given, every pixel has to be the same.
  public init(
    rule: PixelRule = .exact, allowance: Allowance = .pixels(0), regions: [CompareRegion] = []
  ) {
    self.rule = rule
    self.allowance = allowance
    self.regions = regions
  }

  /// Whether the regions leave no pixel of a picture to compare.
  public func ignoresEverything(width: Int, height: Int) -> Bool {
    guard regions.contains(where: { $0.rule == .ignore }) else { return false }
    let boxes = regions.map { $0.box.clipped(width: width, height: height) }
    // All pixels between two edges of boxes have the same rule.
    let columns = Set([0] + boxes.flatMap { [$0.x, $0.maxX] }).filter { (0..<width).contains($0) }
    let rows = Set([0] + boxes.flatMap { [$0.y, $0.maxY] }).filter { (0..<height).contains($0) }
    return rows.allSatisfy { y in
      columns.allSatisfy { x in
        let last = boxes.lastIndex { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
        return last.map { regions[$0].rule == .ignore } ?? false
      }
    }
  }

  /// The settings for a machine that draws text a little differently: a 32 × 32 window may differ in 15 of
  /// 100 pixels, if they look different at all.
  public static let forgiving = CompareSettings(
    rule: .perceptual, allowance: .window(size: 32, density: 0.15))

  /// The side of the window whose density is measured, in pixels.
  var measuredWindow: Int {
    if case .window(let size, _) = allowance { return max(1, size) }
    return windowSize
  }
}

extension CompareSettings: CustomStringConvertible {
  /// `perceptual, threshold 0.02, edges forgiven; no pixel may differ`.
  public var description: String { "\(ruleText); \(allowanceText)" }

  private var ruleText: String {
    switch rule {
    case .exact: "exact"
    case .channels(let tolerance): "channels within \(tolerance)"
    case .perceptual(let threshold, let forgives):
      "perceptual, threshold \(threshold)\(forgives ? ", edges forgiven" : "")"
    }
  }

  private var allowanceText: String {
    switch allowance {
    case .pixels(0): "no pixel may differ"
    case .pixels(let count): "\(count) pixels may differ"
    case .share(let share): "\(Percent.text(share)) of the pixels may differ"
    case .window(let size, let density):
      "\(Percent.text(density)) of any \(size)×\(size) window may differ"
    case .similarity(let least): "structural similarity of \(least) or more"
    }
  }
}
