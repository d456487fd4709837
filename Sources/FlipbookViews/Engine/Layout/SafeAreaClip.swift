import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Clips a view to its frame and what lies under bars and insets beside it.
struct SafeAreaClip: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  @Environment(\.safeAreaInsets) private var insets

  init() {}

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let left = content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    var context = context
    context.clip(
      to: Path(
        CGRect(
          x: -left, y: -insets.top, width: size.width + insets.leading + insets.trailing,
          height: size.height + insets.top + insets.bottom)))
    content.recordPlaced(in: context)
  }
}
