import FlipbookDrawing
import Foundation

/// The identity of a guide together with its axis.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

extension AlignmentKey {
  /// The guides for rows of a view with edges of its own, whatever is in it; nil for other guides.
  package func ofEdges(height: CGFloat) -> CGFloat?? {
    switch self {
    case VerticalAlignment.textTop.key: .some(0)
    case VerticalAlignment.textBottom.key: .some(height)
    case VerticalAlignment.closeTop.key, VerticalAlignment.closeBottom.key: .some(nil)
    default: nil
    }
  }

  /// The same of an image or a control.
  package func ofCloseEdges(height: CGFloat) -> CGFloat?? {
    switch self {
    case VerticalAlignment.closeTop.key: .some(0)
    case VerticalAlignment.closeBottom.key: .some(height)
    case VerticalAlignment.textTop.key, VerticalAlignment.textBottom.key: .some(nil)
    default: nil
    }
  }
}

extension AlignmentKey {
  /// The place of a guide in a container, several views of which set it.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.textTop.key,
      VerticalAlignment.closeTop.key, HorizontalAlignment.listRowSeparatorLeading.key:
      return values.min()
    case VerticalAlignment.lastTextBaseline.key, VerticalAlignment.textBottom.key,
      VerticalAlignment.closeBottom.key, HorizontalAlignment.listRowSeparatorTrailing.key:
      return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
