import FlipbookExport
import FlipbookScenes
import Foundation

/// Writes of files: only where the person said, and only whole.
extension StudioSession {
  /// Writes the script beside the scene.
  func saveScript(_ page: StudioSocket) {
    guard let path = state.scriptPath, let script = state.script else {
      return send(.said("There is no script to save.", isError: true), page)
    }
    guard save(script, path, page) else { return }
    // The file is the script from now on.
    change(["script": nil])
  }

  /// Writes the props that are in force.
  func saveProps(_ path: String, _ page: StudioSocket) {
    guard let props = state.options["props"], props.first == "{" else {
      return send(.said("No props were changed.", isError: true), page)
    }
    guard path.lowercased().hasSuffix(".json") else {
      return send(.said("\"\(path)\": props are saved as JSON; name the file *.json.", isError: true), page)
    }
    _ = save(props, path, page)
  }

  private func save(_ json: String, _ path: String, _ page: StudioSocket) -> Bool {
    guard !request.isReadOnly else {
      send(.said("Nothing is written: the studio was started with --read-only.", isError: true), page)
      return false
    }
    do {
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try (data + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
      send(.said("Saved \(path).", isError: false), page)
      return true
    } catch {
      send(.said("\"\(path)\" can't be written: \(error.localizedDescription)", isError: true), page)
      return false
    }
  }

  /// Begins an export.
  func begin(_ path: String, _ options: [String: String], _ overwrites: Bool, _ page: StudioSocket) {
    guard !request.isReadOnly else {
      return send(.said("Nothing is written: the studio was started with --read-only.", isError: true), page)
    }
    guard export?.progress.isOver != false else {
      return send(.said("An export is under way; cancel it or wait.", isError: true), page)
    }
    let known = ["at", "from", "to", "crf", "preset", "codec", "frames", "quality"]
    var words = arguments
    for (name, value) in options.sorted(by: { $0.key < $1.key }) where known.contains(name) && !value.isEmpty
    {
      words.append("--\(name)=\(value)")
    }
    if overwrites { words.append("--overwrite") }
    do {
      export = try StudioExport(scene: request.path, output: path, words: words) { [weak self] progress in
        self?.send(.export(progress))
      }
    } catch {
      send(.said((error as? FlipbookFailure)?.message ?? "\(error)", isError: true), page)
    }
  }
}
