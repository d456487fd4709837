extension SpriteView {
  /// Settings of the view.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nodes of the same height may be drawn in any order; they are drawn in that of the tree.
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    /// Only what shows is drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    /// The view shows through to those under it.
    public static let allowsTransparency = Options(rawValue: 4)
  }
}
