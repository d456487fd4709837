import FlipbookDrawing
import Foundation

/// The appearance of a collection's list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of a list's headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// The style of the list.
  public let appearance: Appearance
  /// Whether lines stand between rows; true unless set.
  public var showsSeparators = true
  /// The colour behind the list; nil for that of its appearance. The first section's fills the collection.
  public var backgroundColor: UIColor?
  /// The source of headers; none unless set. `firstItemInSection` shows none.
  public var headerMode = HeaderMode.none
  /// The source of footers. Others than `none` have no effect, with a diagnostic.
  public var footerMode = HeaderMode.none {
    didSet { unsupported("UICollectionLayoutListConfiguration.footerMode", when: footerMode != .none) }
  }
  /// The room above headers, in points. Has no effect, with a diagnostic.
  public var headerTopPadding: CGFloat? {
    didSet {
      unsupported("UICollectionLayoutListConfiguration.headerTopPadding", when: headerTopPadding != nil)
    }
  }
  /// Returns the actions that a swipe reveals at the leading edge of a row; nil for none.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Returns the actions that a swipe reveals at the trailing edge of a row; nil for none.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Makes the configuration of a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Whether rows have actions at an edge.
  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// The colour behind the list; nil for none.
  var ground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }
}
