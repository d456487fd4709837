import Foundation

/// A function of pixels with the values that it is called with.
public struct ShaderCall: Sendable, Equatable {
  /// The part that the function plays.
  public enum Use: Int, Sendable {
    /// Makes a colour of a place and the colour there.
    case color
    /// Gives the place whose colour is shown.
    case distortion
    /// Makes a colour of a place and of everything that is drawn.
    case layer
    /// Makes a colour of a place.
    case paint
  }

  package let function: any PixelFunction
  package let use: Use
  package let values: [ShaderValue]
  /// The rectangle of what is changed, in points of the space that places are given in.
  package let bounds: CGRect
  /// How far from its own place a pixel sees, in points.
  package let reach: CGSize

  package init(
    _ function: any PixelFunction, _ use: Use, _ values: [ShaderValue], bounds: CGRect, reach: CGSize = .zero
  ) {
    (self.function, self.use, self.values, self.bounds) = (function, use, values, bounds)
    self.reach = CGSize(width: max(0, reach.width), height: max(0, reach.height))
  }

  /// Whether both call the same function with the same values.
  public static func == (first: ShaderCall, second: ShaderCall) -> Bool {
    first.function.digest == second.function.digest && first.function.name == second.function.name
      && first.use == second.use && first.values == second.values && first.bounds == second.bounds
      && first.reach == second.reach
  }

  package func hash(into hasher: inout ContentHasher) {
    hasher.combine(function.name)
    hasher.combine(function.digest)
    hasher.combine(use.rawValue)
    hasher.combine(values.count)
    for value in values { value.hash(into: &hasher) }
    hasher.combine(bounds)
    hasher.combine(reach)
  }

  /// The call as display lists are printed.
  package var summary: String {
    var hasher = ContentHasher()
    hash(into: &hasher)
    return "shader \(use) \(function.name) \(hasher.finalize().description.prefix(8))"
  }

  /// Whether a pixel depends on the pixel alone.
  package var isLocal: Bool { use == .color || use == .paint }
}
