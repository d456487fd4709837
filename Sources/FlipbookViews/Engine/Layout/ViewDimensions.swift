import FlipbookDrawing
import Foundation

/// A view's size and guides in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  let size: CGSize
  let element: Element?

  package init(size: CGSize, element: Element?) {
    self.size = size
    self.element = element
  }

  /// The width, in points.
  public var width: CGFloat { size.width }
  /// The height, in points.
  public var height: CGFloat { size.height }

  /// From the leading edge to the guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// From the top edge to the guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// From the leading edge to the guide, where the view has set one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// From the top edge to the guide, where the view has set one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  /// From the leading or top edge to a guide, for layouts, which run on the main actor.
  @MainActor
  func guide(_ key: AlignmentKey) -> CGFloat {
    element?.explicitGuide(key, in: size) ?? key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    // Layout runs on the main actor only; the guides' own protocol doesn't say so.
    MainActor.assumeIsolated { element?.explicitGuide(key, in: size) }
  }

  /// Whether both have the same size; guides aren't compared.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
