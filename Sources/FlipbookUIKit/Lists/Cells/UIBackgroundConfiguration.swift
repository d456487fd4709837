import FlipbookDrawing
import Foundation

/// The background of a cell or a button.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// The view in the background, over its colour; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 unless set.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? 0 }
    set { ownCornerRadius = newValue }
  }
  var ownCornerRadius: CGFloat?
  /// The insets from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The colour; nil for none.
  public var backgroundColor: UIColor?
  /// The change of the colour before it is drawn; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Has no effect. No glass is drawn.
  public var visualEffect: UIVisualEffect?
  /// The colour of the border; nil for none.
  public var strokeColor: UIColor?
  /// The picture over the colour, of a button; nil for none.
  public var image: UIImage?
  /// How the picture fills the background; it is scaled to it unless set.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The width of the border, in points; 0 unless set.
  public var strokeWidth: CGFloat = 0

  /// Makes a background without a colour.
  public init() {}

  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .clear
    return own
  }

  /// Returns the background of a plain table's rows.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .systemBackground
    return own
  }

  /// Returns the background of a grouped table's rows.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var own = UIBackgroundConfiguration()
    own.backgroundColor = .secondarySystemGroupedBackground
    return own
  }

  /// Returns the background of a plain table's rows.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the same background. A state other than the normal one adds a diagnostic.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    unsupported("UIBackgroundConfiguration.updated", when: state.differsFromNormal)
    return self
  }
}
