import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The page behind a lifted part, blurred and dimmed.
struct LiftGround: ElementModifier {
  /// From 0, the page as it is, to 1.
  var amount: Double

  init(amount: Double) { self.amount = amount }

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  /// The standard deviation of the blur, in points.
  private static var blurRadius: CGFloat { 12 }

  private static func tint(_ scheme: ColorScheme, amount: Double) -> Color {
    scheme == .dark
      ? Color(.sRGB, red: 8 / 255, green: 8 / 255, blue: 19 / 255, opacity: 0.48 * amount)
      : Color(.sRGB, red: 15 / 255, green: 15 / 255, blue: 35 / 255, opacity: 0.2 * amount)
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    let amount = min(max(amount, 0), 1)
    guard amount > 0.001 else { return }
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .backdrop(
        blurRadius: Self.blurRadius * amount, saturation: 1,
        tint: Self.tint(element.environment.colorScheme, amount: amount)))
  }
}
