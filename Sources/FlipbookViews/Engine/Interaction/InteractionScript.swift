import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The steps that are done to a scene while it runs.
package struct InteractionScript: Hashable, Sendable {
  package var steps: [InteractionStep] = []
  /// Whether touches are shown as dots.
  package var showsTouches = false

  package init() {}
}
