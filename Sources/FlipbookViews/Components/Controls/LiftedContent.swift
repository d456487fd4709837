import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A part of the page that a context menu lifts off it.
@MainActor
package protocol LiftedContent: AnyObject {
  /// The part's rectangle, in points of the film; nil while it isn't shown.
  var frame: CGRect? { get }
  /// Whether the page is without the part, which is drawn in front.
  var isLifted: Bool { get set }
  /// The colour behind the part; nil for none.
  var ground: Color? { get }
  /// Returns the outline of the part in a rectangle that stands for its own.
  func outline(in rect: CGRect) -> Path
  /// Draws the part with its top left corner at the origin.
  func record(in context: GraphicsContext)
}
