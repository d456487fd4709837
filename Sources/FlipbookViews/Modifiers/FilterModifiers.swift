import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through a filter.
protocol FilterModifier: ElementModifier {
  /// The filter for the present values; nil where nothing would change.
  @MainActor func filter() -> GraphicsContext.Filter?
}

extension FilterModifier {
  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let filter = filter() else { return content.recordPlaced(in: context) }
    var context = context
    context.environment = element.environment
    context.addFilter(filter)
    context.drawGroup { content.recordPlaced(in: $0) }
  }
}

struct BlurModifier: FilterModifier {
  var radius: CGFloat
  let isOpaque: Bool

  nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func filter() -> GraphicsContext.Filter? {
    radius > 0 ? .blur(radius: radius, options: isOpaque ? .opaque : []) : nil
  }
}

struct ShadowModifier: FilterModifier {
  var color: ResolvedColor
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  static var dependsOnEnvironment: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { color.resolve(in: environment) }

  nonisolated var animatableData:
    AnimatablePair<AnimatableVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(color.components, AnimatablePair(radius, AnimatablePair(x, y))) }
    set {
      color.components = newValue.first
      (radius, x, y) = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }

  func filter() -> GraphicsContext.Filter? { .shadow(color: color.shown, radius: max(0, radius), x: x, y: y) }
}

/// A colour whose components animate, in linear light, once its name has been looked up.
struct ResolvedColor: Equatable {
  let color: Color
  var components = AnimatableVector.zero

  init(_ color: Color) { self.color = color }

  mutating func resolve(in environment: EnvironmentValues) {
    components = AnimatableVector(color.resolvedRGBA(in: environment).light)
  }

  var shown: Color { Color(RGBA(light: components)) }
}

/// A filter with one number, by name.
struct AmountModifier: FilterModifier {
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert
  }

  let kind: Kind
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func filter() -> GraphicsContext.Filter? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .grayscale(amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(.radians(amount))
    case .colorInvert: .colorInvert(amount)
    }
  }
}

struct ColorMultiplyModifier: FilterModifier {
  var color: ResolvedColor

  static var dependsOnEnvironment: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { color.resolve(in: environment) }

  nonisolated var animatableData: AnimatableVector {
    get { color.components }
    set { color.components = newValue }
  }

  func filter() -> GraphicsContext.Filter? { .colorMultiply(color.shown) }
}

struct LuminanceToAlphaModifier: FilterModifier {
  typealias AnimatableData = EmptyAnimatableData
  func filter() -> GraphicsContext.Filter? { .luminanceToAlpha }
}

extension View {
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

  /// - Parameter amount: 1 for no change, 0 for flat grey.
  public func contrast(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .contrast, amount: amount))
  }

  /// - Parameter amount: 1 for no change, 0 for grey.
  public func saturation(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .saturation, amount: amount))
  }

  /// - Parameter amount: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some View {
    modifier(AmountModifier(kind: .grayscale, amount: amount))
  }

  public func hueRotation(_ angle: Angle) -> some View {
    modifier(AmountModifier(kind: .hueRotation, amount: angle.radians))
  }

  public func colorInvert() -> some View { modifier(AmountModifier(kind: .colorInvert, amount: 1)) }

  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: ResolvedColor(color)))
  }

  public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaModifier()) }
}
