/// How two pictures of the same size differ.
public struct PixelDifference: Hashable, Sendable, Codable {
  /// A square of a picture and how much of it differs.
  public struct Window: Hashable, Sendable, Codable {
    /// The square, in pixels.
    public var box: PixelBox
    /// Differing pixels over all of its pixels, 0…1.
    public var density: Double

    /// Makes a window. `density` is 0…1.
    public init(box: PixelBox, density: Double) {
      self.box = box
      self.density = density
    }
  }

  /// Pixels that differ, and that edges don't excuse.
  public var count: Int
  /// ``count`` over all pixels, 0…1.
  public var share: Double
  /// Pixels that differ only because an edge is smoothed differently; they are not in ``count``.
  public var antialiasedCount: Int
  /// The window with the most differing pixels; nil when none differs.
  public var worstWindow: Window?
  /// Boxes around what differs, the one with most differing pixels first, at most ``boxLimit``.
  public var boxes: [PixelBox]
  /// The mean structural similarity, −1…1; nil unless it was asked for.
  public var similarity: Double?

  /// The most boxes that are kept apart.
  public static let boxLimit = 20

  /// Makes a difference. `share` is 0…1, `similarity` −1…1.
  public init(
    count: Int, share: Double, antialiasedCount: Int = 0, worstWindow: Window? = nil, boxes: [PixelBox] = [],
    similarity: Double? = nil
  ) {
    self.count = count
    self.share = share
    self.antialiasedCount = antialiasedCount
    self.worstWindow = worstWindow
    self.boxes = boxes
    self.similarity = similarity
  }

  /// The box around everything that differs; nil when nothing does.
  public var bounds: PixelBox? { boxes.dropFirst().reduce(boxes.first) { $0?.union($1) } }
}

extension PixelDifference: CustomStringConvertible {
  /// `1204 pixels differ (0.13 %), worst 32×32 window 48 % at 64,96, within 120×48 at 10,20`.
  public var description: String {
    var text = "\(count) pixel\(count == 1 ? " differs" : "s differ") (\(Percent.text(share)))"
    if let worstWindow {
      let box = worstWindow.box
      text +=
        ", worst \(box.width)×\(box.height) window \(Percent.text(worstWindow.density)) at \(box.x),\(box.y)"
    }
    if let bounds { text += ", within \(bounds)" }
    if boxes.count > 1 {
      text += " in \(boxes.count == Self.boxLimit ? "\(boxes.count) or more" : "\(boxes.count)") places"
    }
    if let similarity { text += ", structural similarity \((similarity * 1e4).rounded() / 1e4)" }
    return text
  }
}
