import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Blurs the drawing of the view.
  /// - Parameter radius: The standard deviation of the Gaussian, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// A shadow of what the view draws.
  ///
  /// - Parameter radius: The standard deviation of the Gaussian, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: ResolvedColor(color), radius: radius, x: x, y: y))
  }

  /// Adds `amount`, −1…1, to every colour component.
  public func brightness(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .brightness, amount: amount))
  }

  /// Moves the colours of the view towards middle grey or away from it.
  /// - Parameter amount: 1 for no change, 0 for flat grey.
  public func contrast(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .contrast, amount: amount))
  }

  /// Moves the colours of the view towards grey or away from it.
  /// - Parameter amount: 1 for no change, 0 for grey.
  public func saturation(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .saturation, amount: amount))
  }

  /// Makes the colours of the view grey.
  /// - Parameter amount: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .grayscale, amount: amount))
  }

  /// Turns the hues of the view by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(AmountModifier(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the colours of the view.
  public func colorInvert() -> some View { modifier(AmountModifier(kind: .colorInvert, amount: 1)) }

  /// Multiplies the colours of the view by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: ResolvedColor(color)))
  }

  /// Makes the view black, with its luminance as opacity: dark parts become clear.
  public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaModifier()) }
}
