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
    let list = record(
      view, environment: environment, background: background, resources: resources, startingAt: 0,
      at: max(0, time)
    ) { measure in size ?? measure(.unspecified) }
    return list ?? DisplayList(size: .zero, items: [])
  }

  /// Records a view in a runtime of its own, beside the one that runs, if any.
  ///
  /// - Parameters:
  ///   - start: The film time at which the view appears.
  ///   - time: The film time of the picture.
  ///   - size: The picture's size, in points; nil for no picture. Called with what measures the view.
  @MainActor
  static func record(
    _ view: some View, environment: EnvironmentValues, background: Color, resources: DrawingResources,
    startingAt start: TimeInterval, at time: TimeInterval,
    size: (_ measure: (ProposedViewSize) -> CGSize) -> CGSize?
  ) -> DisplayList? {
    func runtime(_ size: CGSize) -> ViewRuntime {
      ViewRuntime(
        size: size, environment: environment, background: background, resources: resources, startingAt: start
      ) { view }
    }
    return ViewRuntime.withoutCurrent {
      size { runtime(.zero).sizeThatFits($0) }.map { runtime($0).displayList(at: time) }
    }
  }
}
