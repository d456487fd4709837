import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Keeps the drawing of a view inside a shape.
struct ClipModifier<S: Shape>: ElementModifier {
  var shape: S
  let style: FillStyle
  private var direction = LayoutDirection.leftToRight

  init(shape: S, style: FillStyle) { (self.shape, self.style) = (shape, style) }

  static var dependsOnEnvironment: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { direction = environment.layoutDirection }

  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    var context = context
    context.clip(to: shape.path(in: CGRect(origin: .zero, size: size), direction: direction), style: style)
    content.recordPlaced(in: context)
  }

  func allowsHits(at point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size), direction: direction)
      .contains(point, eoFill: style.isEOFilled)
  }
}
