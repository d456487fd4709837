extension LayerScene {
  /// The props that a scene file declares, in its order; none when it can't be read.
  package static func props(of bytes: [UInt8]) -> [DeclaredProp] {
    guard let members = try? SceneFileText.read(bytes).node["props"]?.object else { return [] }
    return members.map { SceneDeclaration($0).prop }
  }
}
