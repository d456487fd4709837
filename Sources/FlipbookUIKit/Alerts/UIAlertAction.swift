import FlipbookDrawing
import Foundation

/// A button of an alert or an action sheet.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// Leaves things as they are; it stands apart from the others.
    case cancel = 1
    /// Takes something away that can't be had back: red.
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// An action that is off is grey and does nothing.
  open var isEnabled = true { didSet { changed?() } }
  let handler: ((UIAlertAction) -> Void)?
  var changed: (() -> Void)?

  /// - Parameter handler: Called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
