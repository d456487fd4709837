import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Puts the centre of a view at a point of the room it is offered, all of which it takes.
struct PositionModifier: ElementModifier {
  var position: CGPoint

  static var affectsLayout: Bool { true }

  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.x, position.y) }
    set { position = CGPoint(x: newValue.first, y: newValue.second) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal: proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? { nil }
}

/// Gives a view its ideal size on some axes, whatever it is offered.
struct FixedSizeModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let horizontal: Bool
  let vertical: Bool

  static var affectsLayout: Bool { true }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(self.proposal(proposal))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: self.proposal(proposal))
  }
}

/// How a view of a fixed proportion fits what it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

/// Offers a view a size of a fixed proportion.
public struct _AspectRatioLayout: ElementModifier {
  /// Width over height; nil for that of the view's ideal size.
  var aspectRatio: CGFloat?
  let contentMode: ContentMode

  package static var affectsLayout: Bool { true }

  public nonisolated var animatableData: CGFloat {
    get { aspectRatio ?? 0 }
    set { if aspectRatio != nil { aspectRatio = newValue } }
  }

  private func proposal(_ proposal: ProposedViewSize, content: Element) -> ProposedViewSize {
    let ideal = content.sizeThatFits(.unspecified)
    let ratio = aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return aspectRatio == nil ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      guard width.isFinite || height.isFinite else { return proposal }
      let isWide = contentMode == .fit ? height * ratio <= width : height * ratio >= width
      return isWide
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(self.proposal(proposal, content: content))
  }

  package func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: self.proposal(proposal, content: content))
  }
}

/// Moves a guide of a view.
struct AlignmentGuideModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  static var affectsLayout: Bool { true }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    key == self.key ? value(content.dimensions(for: size)) : content.explicitAlignment(key, in: size)
  }
}

/// Begins a coordinate space with a name.
struct CoordinateSpaceModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let name: AnyHashable
  var coordinateSpaceName: AnyHashable? { name }
}

extension View {
  /// Puts the view's centre at a point of the room around it.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// - Parameter aspectRatio: Width over height; nil for the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> ModifiedContent<Self, _AspectRatioLayout>
  {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
    -> ModifiedContent<Self, _AspectRatioLayout>
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

  /// Of the same type as `scaledToFit()`: public code returns either from one function.
  public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }

  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

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

  /// Draws nothing and takes the room all the same.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}
