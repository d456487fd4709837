import FlipbookDiagnostics
import Foundation

extension GraphicsContext {
  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let paint = paint(shading) { path.boundingRect }
    record(.fill(path, paint, style))
  }

  /// Draws a line of a width, in points, along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth != 0 else { return }
    guard style.lineWidth.isFinite, style.lineWidth > 0 else {
      DiagnosticCollector.current.warn(
        "stroke.width",
        "A line width of \(style.lineWidth) can't be drawn; the stroke is left out. Use a number above 0.")
      return
    }
    let paint = paint(shading) { path.boundingRect }
    record(.stroke(path, paint, style))
  }

  func paint(_ shading: Shading, bounds: () -> CGRect) -> Paint {
    // Most are, and need none of the resources.
    if case .color(let color) = shading.storage { return .color(color.resolvedRGBA(in: environment)) }
    return shading.paint(in: environment, resources: recorder.resources, bounds: bounds)
  }

  /// Records an operation with the context's state. A mode that changes pixels where the source is transparent acts where
  /// the operation covers the picture.
  func record(_ content: consuming DisplayItem.Content) {
    if state.blendMode.reachesWholeClip, state.filters.isEmpty, state.transform.isFinite,
      let (shape, paint) = coverage(of: content)
    {
      recordCovered(shape, paint, content)
    } else {
      recordWhole(content)
    }
  }

  /// Records an operation whose mode acts on all that the clip leaves, where it is such a mode.
  func recordWhole(_ content: consuming DisplayItem.Content) {
    guard state.transform.isFinite else {
      DiagnosticCollector.current.warn(
        "transform.non-finite",
        "The context's transform has a value that is not a number; what is drawn with it is left out.")
      return
    }
    guard state.opacity > 0 || state.blendMode.reachesWholeClip else { return }
    let item = DisplayItem(
      content: content, transform: state.transform, opacity: state.opacity, blendMode: state.blendMode,
      clip: state.clip, filters: state.filters, canvas: recorder.reach)
    guard !item.bounds.isNull else { return }
    recorder.append(item)
  }

  // MARK: Modes that reach the whole clip

  /// Where an operation covers the picture, and what it covers it with, nil for pixels of its own. Nil for layers: they
  /// cover all that the clip leaves.
  private func coverage(of content: DisplayItem.Content) -> (shape: ClipChain.Shape, paint: Paint?)? {
    switch content {
    case .fill(let path, let paint, let style): return (.path(path, style, state.transform), paint)
    case .stroke(let path, let paint, let style):
      return (.path(path.strokedPath(style), FillStyle(), state.transform), paint)
    case .text(_, _, let paint):
      let item = DisplayItem(content: content, transform: state.transform, canvas: recorder.reach)
      return (.layer(DisplayLayer(items: [item]), opacity: 1), paint)
    case .image(let image): return (.path(Path(image.destination), FillStyle(), state.transform), nil)
    case .sprites, .layer: return nil
    }
  }

  /// Records an operation whose mode changes pixels where the source is transparent: it acts where the operation covers
  /// the picture, by its coverage, as in Core Graphics.
  private func recordCovered(_ shape: ClipChain.Shape, _ paint: Paint?, _ content: DisplayItem.Content) {
    var context = self
    context.state.clip = ClipChain(
      parent: state.clip, shape: shape, isInverse: false, canvas: recorder.reach)
    guard let bounds = context.state.clip?.bounds, !bounds.isNull else { return }
    guard let paint else { return context.recordWhole(content) }
    // More than the shape, so that the smoothed edge is the clip's and not also the fill's.
    let room = bounds.insetBy(dx: -1, dy: -1).applying(state.transform.inverted())
    context.recordWhole(.fill(Path(room), paint, FillStyle()))
  }
}
