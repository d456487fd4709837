import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Element {
  /// The priority of the element in a frame: a spacer there is asked as other views are.
  var framedPriority: Double {
    let own = knownPriority
    return own == -.infinity ? 0 : own
  }

  /// Places the element so that its guides meet those of a rectangle of a size.
  package func place(in size: CGSize, alignment: Alignment, proposal: ProposedViewSize) {
    let own = dimensions(for: sizeThatFits(proposal))
    let outer = ViewDimensions(size: size, element: nil)
    var x = outer.guide(alignment.horizontal.key) - own.guide(alignment.horizontal.key)
    if environment.layoutDirection == .rightToLeft { x = size.width - x - own.width }
    place(
      at: CGPoint(x: x, y: outer.guide(alignment.vertical.key) - own.guide(alignment.vertical.key)),
      proposal: proposal)
  }

  /// A guide of the element from the edge of a rectangle of a size that it is placed in.
  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGFloat? {
    let own = dimensions(for: sizeThatFits(proposal))
    let outer = ViewDimensions(size: size, element: nil)
    return explicitAlignment(key, in: CGSize(width: own.width, height: own.height)).map {
      key.axis == .horizontal
        ? $0 + outer.guide(alignment.horizontal.key) - own.guide(alignment.horizontal.key)
        : $0 + outer.guide(alignment.vertical.key) - own.guide(alignment.vertical.key)
    }
  }
}

extension View {
  /// Puts the view into a frame of a width and a height, in points; nil for the view's own. Negative or
  /// infinite lengths are ignored with a warning.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame with least, ideal and greatest sides, in points; nil for the view's own.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
