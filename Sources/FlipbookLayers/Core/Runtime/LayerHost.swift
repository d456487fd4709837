import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a tree of layers: a film of its own, or a place in a view.
package final class LayerHost {
  package let root: CALayer
  package let recording: RecordingContext
  /// Called when a picture is out of date.
  package var onChange: () -> Void = {}
  private var isChanged = true
  private var restsUntil = -TimeInterval.infinity
  /// How many items the last picture took.
  private var itemCount = 0

  package init(root: CALayer, resources: DrawingResources, environment: EnvironmentValues) {
    self.root = root
    recording = RecordingContext(resources: resources, environment: environment)
    root.host = self
    CATransaction.open()
    root.attached()
  }

  func changed() {
    isChanged = true
    onChange()
  }

  /// Whether a picture at a time may be another than the one recorded last, which was before it.
  package func changes(at time: TimeInterval) -> Bool { isChanged || time >= restsUntil }

  /// Draws the layers as they are at a film time; commits what waits for that.
  ///
  /// - Parameter context: Its transform places the root layer's superlayer.
  package func record(in context: GraphicsContext, at time: TimeInterval) {
    TransactionStack.settle()
    isChanged = false
    recording.environment = context.environment
    if context.state.opacity == 1, context.state.blendMode == .normal, context.state.filters.isEmpty {
      record(context, time)
    } else {
      context.drawGroup { record($0, time) }
    }
  }

  private func record(_ context: GraphicsContext, _ time: TimeInterval) {
    let start = context.recorder.itemCount
    context.recorder.reserve(itemCount)
    defer { itemCount = min(context.recorder.itemCount - start, context.recorder.tailCount) }
    restsUntil = LayerRecorder.record(
      root, recording, context.recorder, transform: context.state.transform, clip: context.state.clip,
      at: time)
  }
}
