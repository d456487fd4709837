import FlipbookDrawing

extension SceneRegistry {
  /// Makes the functions of a Metal file known.
  ///
  /// - Parameter table: The address of entries of `cshader_function`, the last without a name. They stay as they are.
  public static func register(shaders table: UInt) { ShaderTable.add(table) }

  /// Makes known that a Metal file can't be compiled.
  public static func register(shaderFailure reason: String) { ShaderTable.add(failure: reason) }
}
