import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Puts the view's centre at a point of the room around it.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Puts the view's centre at a point of the room around it, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a size of a fixed proportion.
  /// - Parameter aspectRatio: Width over height; nil for the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> ModifiedContent<Self, _AspectRatioLayout>
  {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the proportion of another.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
    -> ModifiedContent<Self, _AspectRatioLayout>
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest size of its own proportion that fits.
  public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its own proportion that covers all. Of the same type as
  /// `scaledToFit()`: public code returns either from one function.
  public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }

  /// Sets a guide across by a closure, in points from the leading edge.
  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  /// Sets a guide down by a closure, in points from the top edge.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  /// Names the view's coordinates.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinates.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Hides the view and the touches on it; it takes its room all the same.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}
