import FlipbookDrawing
import FlipbookLayers
import Foundation

extension UIView {
  /// Returns a view with a picture of this one. It stays as it is when this one changes.
  ///
  /// - Parameter afterUpdates: Whether changes that have not been shown yet are in the picture.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with a picture of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: In the view's coordinates.
  ///   - capInsets: Has no effect: the picture is stretched evenly.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard rect.width > 0, rect.height > 0, rect.isFinite,
      let picture = layer.snapshot(isCommitted: !afterUpdates && layer.isCommitted)
    else { return nil }
    let view = UIView(frame: CGRect(origin: rect == bounds ? frame.origin : .zero, size: rect.size))
    let clip = ClipChain(
      parent: nil, shape: .path(Path(rect), FillStyle(), .identity), isInverse: false, canvas: .infinite)
    let item = DisplayItem(
      content: .layer(DisplayLayer(items: picture.items)), transform: .identity, clip: clip,
      canvas: .infinite)
    view.layer.showPicture(picture.items.isEmpty ? [] : [item], of: rect)
    return view
  }

  /// Draws the view into the present picture, stretched to a rectangle.
  ///
  /// - Returns: False outside a drawing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
