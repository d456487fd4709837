import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The files that a planned film is made of.
enum PlanInputs {
  /// The options that name one file.
  private static let files = ["props", "script", "audio"]
  /// The options that name folders.
  private static let folders = ["fonts", "allow-read"]

  /// The files of a film: the scene's sources, everything beside it that it could read, and what options name.
  ///
  /// - Throws: ``FlipbookFailure`` when too much lies beside the scene.
  static func list(_ file: String, _ options: ParsedOptions, leavingOut others: [String]) throws
    -> [RenderPlan.Input]
  {
    let scene = try SceneFile(path: file)
    var paths = scene.parts.map(\.absolutePath)
    let left = Set(others.map(ClipInputs.absolute))
    paths += try ClipInputs.data(beside: scene.folder) { path in
      left.contains(path) || path.hasSuffix(".segments") || path.hasSuffix(".parts")
    }
    for name in files {
      guard let value = options.values[name], FileManager.default.fileExists(atPath: value) else { continue }
      paths.append(ClipInputs.absolute(value))
    }
    for folder in folders.flatMap({ options.lists[$0] ?? [] }) {
      paths += try ClipInputs.data(beside: ClipInputs.absolute(folder)) { _ in false }
    }
    return try Set(paths).sorted().map { path in
      guard let digest = FileDigest(path) else {
        throw FlipbookFailure("\"\(path)\" can't be read.", .scene)
      }
      return RenderPlan.Input(path: relative(path), size: digest.bytes, hash: digest.hash)
    }
  }

  /// A path from the working folder.
  static func relative(_ path: String) -> String {
    let from = FileManager.default.currentDirectoryPath.split(separator: "/")
    let to = ClipInputs.absolute(path).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// Compares the files with those of a plan, in its working folder.
  ///
  /// - Throws: ``FlipbookFailure`` that names the files.
  static func check(_ plan: RenderPlan, _ path: String) throws {
    var changed: [String] = []
    for input in plan.inputs {
      guard let digest = FileDigest(input.path) else {
        changed.append("\"\(input.path)\" is missing")
        continue
      }
      if digest.hash != input.hash || digest.bytes != input.size {
        changed.append("\"\(input.path)\" has changed")
      }
    }
    guard !changed.isEmpty else { return }
    let shown = changed.prefix(10).joined(separator: "; ") + (changed.count > 10 ? " …" : "")
    throw FlipbookFailure(
      "The files are not those of the plan \"\(path)\": \(shown). Plan the film anew.", .usage)
  }
}
