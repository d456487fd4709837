extension LayerScene {
  /// A prop that a scene file declares.
  package struct Prop: Equatable, Sendable {
    package var name: String
    /// `text`, `number`, `integer`, `boolean`, `color`, `list`, `object` or `any`.
    package var type: String
    /// The default as JSON, shortened; nil when the prop must be given.
    package var fallback: String?
  }

  /// The props that a scene file declares, in its order; none when it can't be read.
  package static func props(of bytes: [UInt8]) -> [Prop] {
    guard let members = try? SceneFileText.read(bytes).node["props"]?.object else { return [] }
    return members.map { member in
      let declaration = SceneDeclaration(member)
      return Prop(name: declaration.name, type: declaration.type, fallback: declaration.fallback?.inWords)
    }
  }
}
