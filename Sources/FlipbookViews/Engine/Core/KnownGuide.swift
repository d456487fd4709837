import Foundation

/// The last answer of an element to a question for a guide along an axis.
struct KnownGuide {
  let key: AlignmentKey
  let size: CGSize
  /// Nil where neither the element nor a modifier sets the guide.
  let value: CGFloat?
}
