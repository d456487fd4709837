import Foundation

/// What the scene that is being made or run stands in, for code that measures text or asks for a colour's
/// components outside of drawing, as UIKit's does.
package struct SceneSurroundings: Sendable {
  /// Measures text and finds images; nil where there is nothing to do it with.
  package var resources: DrawingResources?
  package var colorScheme = ColorScheme.light
  /// Pixels per point.
  package var displayScale: CGFloat = 1

  package init() {}

  /// Those of the scene. Scenes live on the main actor.
  @MainActor package static var scene = SceneSurroundings()

  /// Those of the scene, or the defaults on a thread that no scene runs on.
  package static var current: SceneSurroundings {
    Thread.isMainThread ? MainActor.assumeIsolated { scene } : SceneSurroundings()
  }
}
