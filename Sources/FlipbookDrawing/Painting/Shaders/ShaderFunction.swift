import Foundation

/// A function of a Metal library, called with values to make a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The name of the function.
  public var name: String

  /// Makes a function by its name; only the name is kept.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// Makes a shader of the function and the values it is called with.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
