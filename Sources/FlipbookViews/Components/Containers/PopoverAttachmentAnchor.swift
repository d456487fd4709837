import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of a view.
  public enum Source: Sendable { case bounds, rect(CGRect) }
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view, relative to its size.
  case point(UnitPoint)
}
