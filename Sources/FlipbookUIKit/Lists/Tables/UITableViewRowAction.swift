import FlipbookDrawing
import Foundation

/// An action beside a row that is swiped, in the older form.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case normal
    /// Red, as `default`.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action; nil for none.
  open var title: String?
  /// The colour behind the action; nil for that of the style.
  open var backgroundColor: UIColor?
  /// The effect behind the action. Has no effect, with a diagnostic.
  open var backgroundEffect: UIVisualEffect? {
    didSet { unsupported("UITableViewRowAction.backgroundEffect", when: backgroundEffect != nil) }
  }
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
