/// The number that stands for a full component.
public enum ColorFormatDenominator: Hashable, Sendable {
  case One
  case OneHundred
  case TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}

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

/// A number of an animation.
public struct LottieVector1D: Hashable, Sendable {
  /// The number.
  public let value: Double
  /// Makes a number.
  public init(_ value: Double) { self.value = value }
}

/// A vector of an animation.
public struct LottieVector3D: Hashable, Sendable {
  /// To the right.
  public let x: Double
  /// Downwards.
  public let y: Double
  /// Away from the viewer.
  public let z: Double
  /// Makes a vector.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
