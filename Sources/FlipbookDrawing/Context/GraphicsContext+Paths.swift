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
    shading.paint(in: environment, resources: recorder.resources, bounds: bounds)
  }

  func record(_ content: DisplayItem.Content) {
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
}
