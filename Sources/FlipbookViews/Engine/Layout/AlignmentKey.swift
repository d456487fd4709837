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
  /// The place of a guide in a container, several views of which set it.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key, HorizontalAlignment.listRowSeparatorLeading.key:
      return values.min()
    case VerticalAlignment.lastTextBaseline.key, HorizontalAlignment.listRowSeparatorTrailing.key:
      return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
