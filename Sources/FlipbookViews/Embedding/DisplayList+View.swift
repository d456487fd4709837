import FlipbookDrawing
import FlipbookMotion
import Foundation

extension DisplayList {
  /// Records a view outside of any scene, as it is at its first instant, or as its animations have it later.
  ///
  /// - Parameters:
  ///   - view: Made once, and asked for its body as in a scene.
  ///   - size: In points; nil for the size that the view takes by itself. The view stands in the middle of a larger one.
  ///   - time: Seconds since the view appeared, 0 or more.
  ///   - colorScheme: Whether colours are those of the light or the dark appearance.
  ///   - background: The colour under the view; clear unless set.
  ///   - scale: Pixels per point, which hairlines and snapping to pixels go by.
  ///   - resources: Measure text and find images.
  /// - Returns: The picture, of `size`; empty for a view without a size.
  @MainActor
  public static func record(
    _ view: some View, size: CGSize? = nil, at time: TimeInterval = 0, colorScheme: ColorScheme = .light,
    background: Color = .clear, scale: CGFloat = 1, resources: DrawingResources
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.displayScale = scale
    func runtime(_ size: CGSize) -> ViewRuntime {
      ViewRuntime(size: size, environment: environment, background: background, resources: resources) { view }
    }
    return ViewRuntime.withoutCurrent {
      let size = size ?? runtime(.zero).sizeThatFits(.unspecified)
      return runtime(size).displayList(at: max(0, time))
    }
  }
}
