import FlipbookDrawing
import Foundation

/// Something that a view does when it is touched in a special way. Films know none of them.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// Has no effect in a film.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  /// Has no effect in a film.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
  }
}

/// A menu that a long press opens; it is not opened in a film.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Lets what a view shows be dragged to another; nothing is dragged so in a film.
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = false

  public override init() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a menu holds, and what is shown beside it.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
