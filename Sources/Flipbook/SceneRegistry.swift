/// The scenes of the running program. The file that Flipbook adds to a compiled scene fills it; a scene's own
/// code has no use for it.
@MainActor
public enum SceneRegistry {
  /// A scene by name, and how to make it.
  package struct Entry {
    /// The name `--scene` takes: the type's, with the types around it.
    package var name: String
    package var makeClip: @MainActor () -> any Clip

    package init(name: String, makeClip: @escaping @MainActor () -> any Clip) {
      self.name = name
      self.makeClip = makeClip
    }
  }

  /// In the order of the file.
  package private(set) static var entries: [Entry] = []

  /// Adds a type of clip under a name.
  public static func register(_ name: String, _ type: any Clip.Type) {
    entries.append(Entry(name: name, makeClip: { type.init() }))
  }
}
