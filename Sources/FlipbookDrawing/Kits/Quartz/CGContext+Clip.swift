import Foundation

extension CGContext {
  /// Keeps later drawing inside the path, and inside the clips there are already; forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard !currentPath.isEmpty else {
      return reportUnsupported("cgcontext.empty-clip", "clip() is called without a path; it changes nothing.")
    }
    clip(to: currentPath, rule: rule, transform: pathTransform)
    beginPath()
  }

  /// Keeps later drawing inside a rectangle; forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    clip(to: Path(rect), rule: .winding, transform: state.transform)
  }

  /// Keeps later drawing inside any of some rectangles; forgets the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(to: Path { $0.addRects(rects) }, rule: .winding, transform: state.transform)
  }

  /// Lets later drawing through by an image stretched to a rectangle: by its alpha, or by its brightness when
  /// all of it is opaque. Like other images, it stands on its head where y points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let item = imageItem(mask, in: rect) else { return clip(to: .zero) }
    var items = [item]
    if mask.bitmap.isOpaque {
      items = [
        DisplayItem(
          content: item.content, transform: item.transform,
          filters: [FilterStage(kind: .luminanceToAlpha, transform: .identity)], canvas: recorder.canvas)
      ]
    }
    state.clip = ClipChain(
      parent: state.clip, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: false,
      canvas: recorder.canvas)
  }

  /// Lets later drawing through wherever the context let it at first: the clips of the view it draws for stay, and in a
  /// transparency layer those that the layer is composited with.
  public func resetClip() { state.clip = targets.count > 1 ? nil : targets[0].outer.clip }

  /// The rectangle, in user space, that the clips leave to draw in.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = visibleRect
    return bounds.isNull ? .zero : bounds.applying(state.transform.inverted())
  }

  /// The part of list space that drawing can reach; null for none.
  var visibleRect: CGRect {
    var rect = state.clip?.bounds ?? recorder.canvas
    for target in targets.dropFirst() {
      if let outer = target.outer.clip { rect = rect.overlap(with: outer.bounds) }
    }
    return rect
  }

  func clip(to path: Path, rule: CGPathFillRule, transform: CGAffineTransform) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    state.clip = ClipChain(
      parent: state.clip, shape: .path(path, style, transform), isInverse: false, canvas: recorder.canvas)
  }
}
