/// A colour of an animation; components are 0…1.
public struct LottieColor: Hashable, Sendable {
  /// Red.
  public var r: Double
  /// Green.
  public var g: Double
  /// Blue.
  public var b: Double
  /// Opacity.
  public var a: Double

  /// Makes a colour.
  ///
  /// - Parameter denominator: The number that stands for a full component.
  public init(r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One) {
    let full = denominator.value
    (self.r, self.g, self.b, self.a) = (r / full, g / full, b / full, a / full)
  }

  var numbers: [Double] { [r, g, b, a] }
}
