import Flipbook
import Foundation

/// A part of the large size of what stands around the camera.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - position: Its place.
  ///   - priority: Has no effect, with a diagnostic: parts share the width.
  ///   - content: Its view.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    unsupported("DynamicIslandExpandedRegion.priority", when: priority != 0)
    (self.position, self.content) = (position, content())
  }
}
