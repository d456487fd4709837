import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that come with a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  /// The place of the content.
  public let geometry: ScrollGeometry
  /// Of the content's offset, in points a second; always nil.
  public let velocity: CGVector?
}
