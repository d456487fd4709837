import FlipbookDrawing
import Foundation

/// An action beside a row that is swiped.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    case destructive
  }

  /// Performs the action, and calls the last argument with whether it succeeded.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The block that performs the action.
  public let handler: Handler
  /// The title of the action; nil for none.
  open var title: String?
  /// The colour behind the action; nil for that of the style.
  open var backgroundColor: UIColor?
  /// The image of the action; nil for none.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
