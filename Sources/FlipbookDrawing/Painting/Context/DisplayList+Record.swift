import FlipbookMotion
import Foundation

extension DisplayList {
  /// Records a picture.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - background: The background of the picture, resolved in `environment`.
  ///   - expected: About how many items there are going to be, such as in the frame before: room is made for them at once.
  ///   - draw: Draws the picture.
  public static func record(
    size: CGSize, background: Color = .clear, environment: EnvironmentValues = EnvironmentValues(),
    resources: DrawingResources, expected: Int = 0, draw: (inout GraphicsContext) throws -> Void
  ) rethrows -> DisplayList {
    let recorder = DisplayListRecorder(canvas: CGRect(origin: .zero, size: size), resources: resources)
    recorder.reserve(min(expected, 1 << 20))
    var context = GraphicsContext(recorder: recorder, environment: environment)
    try draw(&context)
    return DisplayList(
      size: size, background: background.resolvedRGBA(in: environment), runs: recorder.finish())
  }
}
