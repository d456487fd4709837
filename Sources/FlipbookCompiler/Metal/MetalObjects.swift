/// Compiled Metal files, and how a program makes their functions known.
struct MetalObjects {
  /// Files to link.
  private(set) var paths: [String] = []
  private var symbols: [String] = []
  /// Messages about files that can't be compiled.
  var failures: [String] = []

  mutating func add(_ path: String, _ symbol: String) {
    paths.append(path)
    symbols.append(symbol)
  }

  /// Declarations for the main file.
  var declarations: String {
    symbols.map { "@_silgen_name(\"\($0)\") func \($0)() -> UnsafeRawPointer\n" }.joined()
  }

  /// Statements for the main file.
  var calls: [String] {
    symbols.map { "SceneRegistry.register(shaders: UInt(bitPattern: \($0)()))" }
      + failures.map { "SceneRegistry.register(shaderFailure: \(SwiftText.literal($0)))" }
  }
}
