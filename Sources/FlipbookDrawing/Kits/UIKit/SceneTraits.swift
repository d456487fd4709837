import FlipbookMotion
import FlipbookTime
import Foundation

/// The traits of the scene that is being made or run, for code that measures text or asks for a
/// colour's components outside of drawing, as UIKit's does.
package struct SceneTraits: Sendable {
  /// Measures text and finds images; nil where there is nothing to do it with.
  package var resources: DrawingResources?
  package var colorScheme = ColorScheme.light
  /// Pixels per point.
  package var displayScale: CGFloat = 1
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Whether there is much room across.
  package var isRegularAcross = false
  /// Whether there is much room down.
  package var isRegularDown = true
  /// Whether the device is a tablet.
  package var isTablet: Bool { isRegularAcross && isRegularDown }

  package init() {}

  private static let slot = SharedContextSlot(.runtime) { Guarded(SceneTraits()) }

  /// The traits of the scene. UIKit's colours and fonts may be used on any thread.
  package static var current: SceneTraits { SceneContext.anyThread[slot].withLock { $0 } }

  /// Makes these the traits of a context.
  package func set(in context: SceneContext) { context[Self.slot].withLock { $0 = self } }
}
