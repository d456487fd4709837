import FlipbookDrawing
import FlipbookViews
import Foundation

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: @MainActor (AnnotationContext) -> AnyView
}
