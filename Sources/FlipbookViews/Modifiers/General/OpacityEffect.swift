import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws each part of a view at an opacity; of parts that lie over each other those below are seen through those above,
/// as long as the view is no compositing group.
public struct _OpacityEffect: ElementModifier {
  /// The opacity, 0…1; values outside are clamped, and NaN counts as 0.
  public var opacity: Double

  /// Makes an effect with an opacity, 0…1.
  public init(opacity: Double) { self.opacity = opacity }

  /// The opacity.
  public nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let shown = max(0, min(1, opacity.isNaN ? 0 : opacity))
    guard shown > 0 else { return }
    guard shown < 1 else { return content.recordPlaced(in: context) }
    var context = context
    context.opacity *= shown
    content.recordPlaced(in: context)
  }

  package func allowsHits(at point: CGPoint, size: CGSize) -> Bool { opacity > 0.001 }
}

extension View {
  /// Draws the view at an opacity.
  /// - Parameter opacity: 0 clear … 1 opaque.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
