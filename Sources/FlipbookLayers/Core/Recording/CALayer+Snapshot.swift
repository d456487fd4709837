import FlipbookDrawing
import FlipbookMotion
import Foundation

extension CALayer {
  /// The items of the layer and all in it, in its own coordinates; nil where nothing draws text and images.
  ///
  /// - Parameter isCommitted: As it was at the last commit, rather than as it is now with all that has changed since.
  package final func snapshot(isCommitted: Bool) -> LayerBacking? {
    guard let recording = rootHost?.recording ?? RecordingContext.ofScene else { return nil }
    if !isCommitted { displayTree() }
    let reach = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    let recorder = DisplayListRecorder(canvas: reach, resources: recording.resources)
    recorder.isKept = true
    var canvas = LayerCanvas(recording: recording, recorder: recorder, transform: .identity)
    canvas.time = LayerTime.local(self, LayerClock.now)
    var drawing = LayerRecorder(now: LayerClock.now, isSnapshot: isCommitted)
    drawing.drawSnapshot(self, canvas)
    let bounds = isCommitted ? committed?.values.bounds ?? values.bounds : values.bounds
    return LayerBacking(items: recorder.items, bounds: bounds)
  }

  /// Draws now what asks for it, here and below.
  private func displayTree() {
    displayIfNeeded()
    for layer in layers { layer.displayTree() }
    maskLayer?.displayTree()
  }

  /// Draws the layer and all in it, as they are shown now, in the layer's coordinates.
  public final func render(in ctx: CGContext) {
    layoutIfNeeded()
    guard let picture = snapshot(isCommitted: false) else { return }
    let map = ctx.listTransform
    ctx.composite(picture.items.map { $0.moved(by: map, canvas: .infinite) })
  }
}

extension RecordingContext {
  /// The scene's recording, for layers that nothing shows; nil where there is no scene.
  static var ofScene: RecordingContext? {
    SceneTraits.current.resources.map {
      RecordingContext(resources: $0, environment: EnvironmentValues())
    }
  }
}
