import FlipbookDrawing
import Foundation

/// A menu and its preview. They are not shown.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Makes a configuration. Nothing of it is kept.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
