import FlipbookDiagnostics
import FlipbookScenes

/// Chooses the files of a folder that are compiled together for one scene.
///
/// Only what the scene needs is taken: the file that declares it, those that declare what that mentions, and so on. So a
/// folder of many demos, two of which may share names, gives each of them; and a file that needs what isn't there stands
/// in the way of nothing but itself.
struct FileGroup {
  private let files: [FileFacts]
  private let shownPath: String
  /// The files that declare a name.
  private var declaring: [String: [Int]] = [:]
  /// The files that extend a type of the folder.
  private var extending: [String: [Int]] = [:]
  /// The files that give a member of a name to a type from elsewhere.
  private var adding: [String: [Int]] = [:]

  init(_ file: SceneFile) { self.init(path: file.path, parts: file.parts) }

  /// - Parameter path: The folder's, for messages.
  init(path: String, parts: [SceneFile.Part]) {
    files = parts.map(FileFacts.init).filter(\.isSource)
    shownPath = path
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    for (index, file) in files.enumerated() {
      for found in file.extensions {
        if declaring[found.type] != nil {
          extending[found.type, default: []].append(index)
        } else {
          for member in found.members { adding[member, default: []].append(index) }
        }
      }
    }
  }

  /// The files for a scene, in the order of their paths.
  ///
  /// - Parameter scene: Its name; nil for the app's window, else for all that can be shown.
  /// - Throws: ``FlipbookFailure`` when the folder has no view of the name, or nothing to show.
  func parts(for scene: String?) throws -> [SceneFile.Part] {
    let chosen = closure(of: try roots(for: scene))
    return chosen.sorted().map { files[$0].part }
  }

  private func roots(for scene: String?) throws -> [Int] {
    if let scene {
      let name = scene.split(separator: ".").first.map(String.init) ?? scene
      let found = files.indices.filter {
        files[$0].declared.contains(name) || files[$0].views.contains(name)
          || files[$0].previewTitles.contains(scene)
      }
      if let first = found.min(by: { depth($0) < depth($1) }) { return [first] }
      let known = Set(files.flatMap(\.views)).sorted()
      let nearest = NearestWord.find(scene, in: known).map { "; the nearest is \($0)" } ?? ""
      let some = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
      throw FlipbookFailure(
        "\"\(shownPath)\" has no view \"\(scene)\"\(nearest). It has \(known.isEmpty ? "none" : some).",
        .scene)
    }
    let apps = files.indices.filter { !files[$0].apps.isEmpty }
    if let app = apps.min(by: { depth($0) < depth($1) }) { return [app] }
    // An app of UIKit's life cycle makes its first view in a delegate.
    for delegate in files.indices where files[delegate].isDelegate {
      let shown = files.indices.filter { index in
        !files[index].isDelegate && !files[index].views.isDisjoint(with: files[delegate].mentions)
      }
      if let first = shown.min(by: { depth($0) < depth($1) }) { return [first] }
    }
    let all = files.indices.filter { !files[$0].isDelegate }
    guard !all.isEmpty else {
      throw FlipbookFailure("\"\(shownPath)\" has no scene in it. \(SceneFile.example)", .scene)
    }
    return all
  }

  private func depth(_ index: Int) -> (Int, String) {
    let path = files[index].part.absolutePath
    return (path.split(separator: "/").count, path)
  }

  private func closure(of roots: [Int]) -> Set<Int> {
    var chosen = Set(roots)
    var pending = roots
    func choose(_ index: Int) {
      if chosen.insert(index).inserted { pending.append(index) }
    }
    while let index = pending.popLast() {
      let file = files[index]
      for name in file.mentions.sorted() where !file.declared.contains(name) {
        if let candidates = declaring[name] {
          if chosen.isDisjoint(with: candidates), let nearest = nearest(to: index, candidates) {
            choose(nearest)
          }
        } else if let candidates = adding[name] {
          if chosen.isDisjoint(with: candidates), let nearest = nearest(to: index, candidates) {
            choose(nearest)
          }
        }
      }
      for name in file.declared.sorted() {
        for other in extending[name] ?? [] where nearest(to: other, declaring[name] ?? []) == index {
          choose(other)
        }
      }
    }
    return chosen
  }

  /// The candidate that shares most folders with a file; the file itself before all others.
  private func nearest(to index: Int, _ candidates: [Int]) -> Int? {
    let own = files[index].part.absolutePath.split(separator: "/").dropLast()
    return candidates.min { one, other in
      func rank(_ candidate: Int) -> (Int, Int, String) {
        let path = files[candidate].part.absolutePath
        let folders = path.split(separator: "/").dropLast()
        let shared = zip(own, folders).prefix { $0 == $1 }.count
        return (candidate == index ? Int.min : -shared, folders.count, path)
      }
      return rank(one) < rank(other)
    }
  }
}
