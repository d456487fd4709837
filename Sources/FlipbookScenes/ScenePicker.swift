import Flipbook

/// Picks the scene a run is about.
@MainActor
package enum ScenePicker {
  /// - Parameters:
  ///   - name: What `--scene` says; nil when it is not given.
  ///   - entries: The scenes of the file.
  ///   - path: The file, for messages.
  /// - Throws: ``FlipbookFailure`` when there is none of the name, or no name and several scenes.
  package static func pick(
    _ name: String?, from entries: [SceneRegistry.Entry], path: String
  ) throws -> SceneRegistry.Entry {
    let names = entries.map(\.name).joined(separator: ", ")
    guard let first = entries.first else {
      throw FlipbookFailure(
        "\"\(path)\" has no clip in it for this system; its clips are all inside #if.", .scene)
    }
    if let name {
      if let entry = entries.first(where: { $0.name == name }) { return entry }
      // A nested type may go by its last name where that is enough to tell it.
      let nested = entries.filter { $0.name.hasSuffix(".\(name)") }
      if nested.count == 1 { return nested[0] }
      throw FlipbookFailure("\"\(path)\" has no clip \"\(name)\"; it has \(names).", .scene)
    }
    guard entries.count == 1 else {
      throw FlipbookFailure("\"\(path)\" has several clips; pick one with --scene: \(names).", .scene)
    }
    return first
  }
}
