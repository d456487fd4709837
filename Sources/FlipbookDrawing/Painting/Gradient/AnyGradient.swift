/// A gradient with the colour space it is mixed in.
public struct AnyGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var space: Gradient.ColorSpace

  /// Makes a gradient that is mixed in OKLab.
  public init(_ gradient: Gradient) { self.init(gradient, colorSpace: .standard) }

  package init(_ gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    self.gradient = gradient
    space = colorSpace
  }

  /// The same gradient, mixed in another colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, colorSpace: space)
  }
}
