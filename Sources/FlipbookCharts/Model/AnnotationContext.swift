import Foundation

/// What an annotation knows of its mark.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public var targetSize: CGSize
}
