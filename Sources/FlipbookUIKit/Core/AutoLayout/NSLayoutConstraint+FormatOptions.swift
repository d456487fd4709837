extension NSLayoutConstraint {
  /// The edges that views of a visual format share, and the direction of a row.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views share their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views share their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views share their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views share their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views share their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views share their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views share their middles from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views share their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views share their last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The views share their first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A row goes from the leading to the trailing edge, as it does without this.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row goes from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row goes from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views share.
    var aligned: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
