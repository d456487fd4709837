import Foundation

/// The functions of a Metal library by their names. A scene has one: all Metal files beside it, compiled for the processor.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  nonisolated init() {}

  /// Makes a library from data; nothing is kept of it.
  public nonisolated init(data: Data) {}
  /// Makes a library from a file; nothing is read.
  public nonisolated init(url: URL) {}

  /// The library of the app.
  public nonisolated static var `default`: ShaderLibrary { ShaderLibrary() }

  /// The library of a bundle; the same as any other in a film.
  public nonisolated static func bundle(_ bundle: SceneBundle) -> ShaderLibrary { ShaderLibrary() }

  /// The function of a name; the name isn't checked.
  public nonisolated subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// The function of a name in the app's library; the name isn't checked.
  public nonisolated static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
