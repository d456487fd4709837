import FlipbookDiagnostics
import Foundation

/// A list of colours with their places, for ``CGContext`` to draw.
public final class CGGradient: Sendable {
  let ramp: GradientRamp

  private init(_ colors: [RGBA], locations: [CGFloat]?, space: CGColorSpace?) {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      GradientRamp.Stop(color: color, location: locations?[index] ?? CGFloat(index) / last)
    }
    ramp = GradientRamp(stops: stops, interpolation: space?.kind == .linearSRGB ? .linear : .device)
  }

  /// Makes a gradient from colours.
  ///
  /// - Parameters:
  ///   - space: The space in which colours are mixed: linear light for the linear sRGB space, otherwise sRGB as it is
  ///     encoded.
  ///   - colors: `CGColor`s; one that is something else makes the result nil.
  ///   - locations: 0…1, one for each colour; nil for equal distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let values = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !values.isEmpty, values.count == colors.count, locations.map({ $0.count >= values.count }) ?? true
    else {
      Self.report()
      return nil
    }
    self.init(values, locations: locations, space: space)
  }

  /// Makes a gradient from the components of colours.
  ///
  /// - Parameters:
  ///   - components: The components of all colours in order, each colour's alpha last.
  ///   - locations: 0…1, one for each colour; nil for equal distances.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    guard count > 0, components.count / stride >= count, locations.map({ $0.count >= count }) ?? true else {
      Self.report()
      return nil
    }
    let colors = (0..<count).compactMap { index in
      space.rgba(Array(components[index * stride..<(index + 1) * stride]))
    }
    self.init(colors, locations: locations, space: space)
  }

  private static func report() {
    DiagnosticCollector.current.warn(
      "cgcontext.gradient",
      "A gradient has no colours, or fewer components or locations than colours; it can't be drawn.")
  }
}
