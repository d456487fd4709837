import FlipbookDrawing
import Foundation

/// A button of an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The purpose of an action.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// Leaves everything as it is, and stands apart from the others.
    case cancel = 1
    /// Removes something that can't be restored, and is red.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The purpose of the button.
  public let style: Style
  /// Whether the button can be used; otherwise it is grey.
  open var isEnabled = true { didSet { changed?() } }
  let handler: ((UIAlertAction) -> Void)?
  var changed: (() -> Void)?

  /// Makes an action.
  ///
  /// - Parameter handler: Called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
