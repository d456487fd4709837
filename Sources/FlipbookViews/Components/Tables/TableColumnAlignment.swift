import FlipbookMotion

/// The side on which a table's column stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing }
  private let kind: Kind

  /// Leading.
  public static let automatic = TableColumnAlignment(kind: .leading)
  /// On the side where lines begin.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(kind: .center)
  /// On the side where lines end.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Of numbers: on the side where lines end.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  var side: HorizontalAlignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
