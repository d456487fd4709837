import FlipbookDrawing
import Foundation

/// The default place of a guide in a view; the identity of a guide.
public protocol AlignmentID: SendableMetatype {
  /// Returns the place of the guide in a view that sets none, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
