import Foundation

/// A part of the large size of what stands around the camera.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - position: Its place.
  ///   - priority: The part with most has the width that it wants.
  ///   - content: Its view.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) { (self.position, self.priority, self.content) = (position, priority, content()) }
}
