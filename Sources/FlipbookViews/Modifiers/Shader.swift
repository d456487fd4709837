import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The functions of a Metal library by their names. A film compiles none: what they would change is drawn as it is.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  nonisolated init() {}

  public nonisolated init(data: Data) {}
  public nonisolated init(url: URL) {}

  /// The library of the app.
  public nonisolated static var `default`: ShaderLibrary { ShaderLibrary() }

  public nonisolated static func bundle(_ bundle: SceneBundle) -> ShaderLibrary { ShaderLibrary() }

  public nonisolated subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  public nonisolated static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a Metal library, called with values to make a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var name: String

  public init(library: ShaderLibrary, name: String) { self.name = name }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function of a Metal library with the values it is given.
public struct Shader: Equatable, Sendable {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    let numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }

    public static func float2(_ point: CGPoint) -> Argument { Argument([point.x, point.y]) }
    public static func float2(_ size: CGSize) -> Argument { Argument([size.width, size.height]) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }
    public static func color(_ color: Color) -> Argument { Argument([]) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument([]) }
    public static func image(_ image: Image) -> Argument { Argument([]) }
    public static func data(_ data: Data) -> Argument { Argument([]) }

    /// The rectangle around what is changed.
    public static var boundingRect: Argument { Argument([]) }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Prepares for a use; there is nothing to prepare.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is used for.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// Tells that what the shader is for is drawn without it.
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
