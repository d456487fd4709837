import FlipbookMotion
import Foundation

/// A list of colours with their places along a line, before it is known where that line lies.
public struct Gradient: Hashable, Sendable {
  /// One colour of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: Color
    /// Along the gradient; 0 is its start, 1 its end.
    public var location: CGFloat

    /// Makes a stop at a location; 0 is the gradient's start, 1 its end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In what space colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    package let interpolation: GradientRamp.Interpolation

    /// Mixes the components of the output's own colour space, sRGB.
    public static let device = ColorSpace(interpolation: .device)
    /// Mixes in OKLab, where equal steps look equal.
    public static let perceptual = ColorSpace(interpolation: .perceptual)

    /// Where nothing else is asked for: perceptual, as in apps built with the SDK of iOS 16 or later
    /// (docs/fidelity.md, facts of still pictures).
    package static let standard = perceptual
  }

  /// The stops. Their order counts only where locations are equal.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The same stops, mixed in another colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, colorSpace: space) }

  package func ramp(
    in environment: EnvironmentValues,
    interpolation: GradientRamp.Interpolation = ColorSpace.standard.interpolation
  ) -> GradientRamp {
    GradientRamp(
      stops: stops.map {
        GradientRamp.Stop(color: $0.color.resolvedRGBA(in: environment), location: $0.location)
      }, interpolation: interpolation)
  }
}
