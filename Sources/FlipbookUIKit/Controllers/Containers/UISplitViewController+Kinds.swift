import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// Styles, with Apple's numbers.
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// Columns, with Apple's numbers.
    case primary, supplementary, secondary, compact
  }
  /// The columns that are side by side.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// Modes, with Apple's numbers.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    /// The earlier name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The earlier name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The earlier name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// Behaviours, with Apple's numbers.
    case automatic, tile, overlay, displace
  }
  /// When the button for columns is there.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Choices, with Apple's numbers.
    case automatic, never, always
  }
  /// The background of the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// That of its view, or that of a sidebar.
    case none, sidebar
  }
  /// The side of the first column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The side where texts begin, or the other one.
    case leading, trailing
  }
}
