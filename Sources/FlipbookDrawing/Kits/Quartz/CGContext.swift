import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Core Graphics' way to draw, onto a picture of ours: calls keep their names, and record the same operations as
/// ``GraphicsContext`` does.
///
/// Coordinates are points, y down, as in the contexts of UIKit and SwiftUI. So, as there, angles grow clockwise
/// on screen, `clockwise: true` draws counter-clockwise on screen, and images and lines of text stand on their
/// heads unless the code flips the context or the text matrix.
///
/// A context is only good inside the function it is handed to.
public final class CGContext {
  /// The state that `saveGState` saves.
  struct State {
    var transform: CGAffineTransform
    var clip: ClipChain?
    var fill = RGBA.black
    var stroke = RGBA.black
    var fillSpace = CGColorSpaceCreateDeviceRGB()
    var strokeSpace = CGColorSpaceCreateDeviceRGB()
    var line = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: FilterStage?
    var isAntialiased = true
    var interpolationQuality = CGInterpolationQuality.default
    var textDrawingMode = CGTextDrawingMode.fill
  }

  /// A transparency layer that is being drawn, or the picture at the bottom.
  struct Target {
    var recorder: DisplayListRecorder
    /// The state that the layer is composited with.
    var outer: State
    /// How many states were saved when the layer began.
    var depth: Int
  }

  let environment: EnvironmentValues
  var state: State
  var saved: [State] = []
  var targets: [Target]
  /// The path that is being built, in the space of `pathTransform`.
  var currentPath = Path()
  /// From the path's space to list space. Points keep their place when the transform changes after them.
  var pathTransform: CGAffineTransform
  /// From the space of text to user space. It is not part of the saved state.
  public var textMatrix = CGAffineTransform.identity
  private var isFinished = false
  /// The bitmap that is drawn in, if it is one.
  var bitmap: BitmapTarget?

  init(_ context: GraphicsContext) {
    environment = context.environment
    state = State(transform: context.transform, clip: context.state.clip)
    pathTransform = context.transform
    targets = [Target(recorder: context.recorder, outer: state, depth: 0)]
  }

  var recorder: DisplayListRecorder { targets[targets.count - 1].recorder }

  /// Ends the layers that were left open; what is drawn later is left out.
  func finish() {
    if targets.count > 1 {
      DiagnosticCollector.current.warn(
        "cgcontext.open-layer",
        "A transparency layer is begun and not ended; it is taken to end with the drawing.")
      while targets.count > 1 { endTransparencyLayer() }
    }
    isFinished = true
  }

  // MARK: Saving

  /// Keeps the state, to come back with ``restoreGState()``. The path is not part of it.
  public func saveGState() { saved.append(state) }

  /// Goes back to the state that was saved last. Without one, it reports a diagnostic and changes nothing.
  public func restoreGState() {
    guard saved.count > targets[targets.count - 1].depth else {
      DiagnosticCollector.current.warn(
        "cgcontext.restore", "restoreGState is called more often than saveGState; the call is left out.")
      return
    }
    state = saved.removeLast()
  }

  // MARK: Transforming

  /// From user space to the picture's points, y down.
  public var ctm: CGAffineTransform { state.transform }

  /// Scales later drawing about the user space origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Moves the user space origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Turns later drawing about the user space origin; in radians, positive clockwise on screen.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a matrix to later drawing before the present transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// From user space to pixels of the output, y down.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let scale = environment.displayScale
    return state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  // MARK: Recording

  /// Records an operation with the present state.
  ///
  /// - Parameter transform: From the operation's space to list space.
  func record(_ content: DisplayItem.Content, transform: CGAffineTransform) {
    guard !isFinished else {
      DiagnosticCollector.current.warn(
        "cgcontext.finished",
        "A CGContext is used after the function it was handed to has returned; what it draws is left out.")
      return
    }
    var content = content
    var opacity = state.alpha
    if state.shadow != nil, opacity < 1 {
      // Translucent content shows the shadow under it: the shadow is cast by the content with its alpha.
      let item = DisplayItem(
        content: content, transform: transform, opacity: opacity, canvas: recorder.canvas)
      content = .layer(DisplayLayer(items: [item]))
      opacity = 1
    }
    var drawing = GraphicsContext(recorder: recorder, environment: environment)
    drawing.state = GraphicsContext.State(
      transform: transform, opacity: opacity, blendMode: state.blendMode.blendMode, clip: state.clip,
      filters: state.shadow.map { [$0] } ?? [])
    drawing.recordWhole(content)
    drew()
  }
}
