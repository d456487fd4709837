import FlipbookDrawing
import Foundation

/// The presentation of a popover. A film's screen is that of a phone, where a popover is a sheet.
open class UIPopoverPresentationController: UIPresentationController {
  /// Has no effect. A popover is a sheet.
  open var sourceView: UIView?
  /// Has no effect. A popover is a sheet.
  open var sourceRect = CGRect.null
  /// Has no effect. A popover is a sheet.
  open var barButtonItem: UIBarButtonItem?
  /// Has no effect. A popover is a sheet.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Has no effect. A popover is a sheet.
  open var canOverlapSourceViewRect = false
}
