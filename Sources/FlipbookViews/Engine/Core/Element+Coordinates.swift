import FlipbookDrawing
import Foundation

extension Element {
  /// From the coordinates of this element to those of its parent, as drawn at present.
  package func transformToParent() -> ProjectionTransform {
    let frame = displayFrame
    let placed = ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    guard let parent else { return placed }
    let further = parent.transformFromContent(self)
    return further.isIdentity ? placed : placed.concatenating(further)
  }

  /// From the coordinates of this element to those of the film.
  ///
  /// - Parameter forLayout: Leaves out effects that layout is to ignore.
  package func transformToRoot(forLayout: Bool = false) -> ProjectionTransform {
    var result = ProjectionTransform()
    var element: Element? = self
    while let current = element, !current.isPortal {
      if forLayout, let parent = current.parent, parent.isIgnoredByLayout {
        let frame = current.displayFrame
        result = result.concatenating(
          ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
      } else {
        result = result.concatenating(current.transformToParent())
      }
      element = current.parent
    }
    return result
  }

  /// The rectangle to draw the element in, in its own coordinates: at rest its edges lie on pixels, the nearest, up
  /// from the middle between two. Effects begin anew, as their content does not know of them.
  package func pixelRect(size: CGSize) -> CGRect {
    let rect = CGRect(origin: .zero, size: size)
    var origin = CGPoint.zero
    var element = self
    while true {
      guard element.isAtRest else { return rect }
      origin.x += element.layoutFrame.minX
      origin.y += element.layoutFrame.minY
      guard let parent = element.parent, parent.transformFromContent(element).isIdentity else { break }
      element = parent
    }
    let scale = environment.displayScale
    func pixel(_ place: CGFloat) -> CGFloat { (place * scale + 0.5).rounded(.down) / scale }
    let (x, y) = (pixel(origin.x), pixel(origin.y))
    return CGRect(
      x: x - origin.x, y: y - origin.y, width: pixel(origin.x + size.width) - x,
      height: pixel(origin.y + size.height) - y)
  }
}
