import Foundation
import Synchronization

/// What the scene that is being made or run stands in, for code that measures text or asks for a colour's
/// components outside of drawing, as UIKit's does.
package struct SceneSurroundings: Sendable {
  /// Measures text and finds images; nil where there is nothing to do it with.
  package var resources: DrawingResources?
  package var colorScheme = ColorScheme.light
  /// Pixels per point.
  package var displayScale: CGFloat = 1
  package var dynamicTypeSize = DynamicTypeSize.large

  package init() {}

  private static let shared = Mutex(SceneSurroundings())

  /// Those of the scene. What UIKit's colours and fonts ask may be asked on any thread.
  package static var current: SceneSurroundings { shared.withLock { $0 } }

  /// Makes those of a scene the present ones. Scenes are run one at a time, on the main actor.
  @MainActor package static func enter(_ surroundings: SceneSurroundings) {
    shared.withLock { $0 = surroundings }
  }
}
