import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A function of a Metal library with the values it is given.
public struct Shader: Equatable, Sendable {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    let numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument([point.x, point.y]) }
    /// The width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument([size.width, size.height]) }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }

    /// An array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }
    /// A colour; nothing is kept of it.
    public static func color(_ color: Color) -> Argument { Argument([]) }
    /// An array of colours; nothing is kept of it.
    public static func colorArray(_ array: [Color]) -> Argument { Argument([]) }
    /// An image; nothing is kept of it.
    public static func image(_ image: Image) -> Argument { Argument([]) }
    /// Data; nothing is kept of it.
    public static func data(_ data: Data) -> Argument { Argument([]) }

    /// The rectangle around what is changed.
    public static var boundingRect: Argument { Argument([]) }
  }

  /// The function to run.
  public var function: ShaderFunction
  /// The values to call the function with.
  public var arguments: [Argument]
  /// Whether the colours are dithered; false unless set. Has no effect in a film.
  public var dithersColor = false

  /// Makes a shader of a function and its values.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Prepares for a use; there is nothing to prepare.
  public func compile(as type: UsageType) async throws {}

  /// The use of a shader.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// Reports that the shader isn't run and that the view is drawn without it.
  func report() {
    DiagnosticCollector.current.warn(
      "view.shader",
      "The Metal function “\(function.name)” is not run: what it would change is drawn as it is.")
  }
}

extension View {
  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.report() }
    return self
  }
}

extension VisualEffect {
  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view as it is, and says so: a film runs no Metal functions.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.report() }
    return self
  }
}
