import FlipbookDrawing
import Foundation

extension LayerBacking {
  /// Draws the picture in a context's coordinates, with its clip and opacity.
  package func record(in context: GraphicsContext) {
    guard let recording = RecordingContext.ofScene else { return }
    var canvas = LayerCanvas(
      recording: recording, recorder: context.recorder, transform: context.state.transform)
    (canvas.clip, canvas.opacity) = (context.state.clip, context.state.opacity)
    canvas.draw(items)
  }
}
