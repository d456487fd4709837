import Foundation

/// Properties of the mark that an annotation belongs to.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public var targetSize: CGSize
}
