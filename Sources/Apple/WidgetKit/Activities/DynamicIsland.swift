import Foundation

/// The views of a live activity around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
  let regions: [_DynamicIslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  var tint: Color?
  /// The room that was asked for, in points.
  private var margins: [DynamicIslandMode: [Edge: CGFloat]] = [:]

  /// Makes the views.
  ///
  /// - Parameters:
  ///   - expanded: The regions of the large size.
  ///   - compactLeading: Before the camera in the small size.
  ///   - compactTrailing: Behind it.
  ///   - minimal: In a circle where two activities share the place.
  public init<CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> [_DynamicIslandRegion],
    @ViewBuilder compactLeading: () -> CompactLeading,
    @ViewBuilder compactTrailing: () -> CompactTrailing, @ViewBuilder minimal: () -> Minimal
  ) {
    regions = expanded()
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// The room around views of a size, in points.
  func insets(_ mode: DynamicIslandMode, usual: EdgeInsets) -> EdgeInsets {
    let asked = margins[mode] ?? [:]
    return EdgeInsets(
      top: asked[.top] ?? usual.top, leading: asked[.leading] ?? usual.leading,
      bottom: asked[.bottom] ?? usual.bottom, trailing: asked[.trailing] ?? usual.trailing)
  }

  /// Gives the edge a colour, over dark backgrounds.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.tint = color
    return island
  }
  /// Sets the room around views of a size, in points. Calls for other edges or sizes add up.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      island.margins[mode, default: [:]][edge] = CGFloat(length)
    }
    return island
  }
  /// Has no effect: nobody taps a preview.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}
