import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The files that a planned film is made of.
enum PlanInputs {
  /// The options that name one file.
  private static let files = ["props", "script"]
  /// The options that name folders.
  private static let folders = ["fonts", "allow-read"]

  /// The files of scenes: their sources, everything beside them that they could read, and files that options name.
  ///
  /// - Parameter others: Files and folders beside the scenes that are no inputs.
  /// - Throws: ``FlipbookFailure`` when too much lies beside a scene.
  static func list(_ scenes: [String], _ options: ParsedOptions, leavingOut others: [String]) throws
    -> [RenderPlan.Input]
  {
    var paths: Set<String> = []
    var folders: Set<String> = []
    for file in scenes {
      let scene = try SceneFile(path: file)
      paths.formUnion(scene.parts.map(\.absolutePath))
      folders.insert(scene.folder)
      if let project = ProjectFile.find(for: file) { paths.insert(project) }
    }
    let left = Set(others.map(ClipInputs.absolute))
    for folder in folders.sorted() {
      paths.formUnion(
        try ClipInputs.data(beside: folder) { path in left.contains(path) || PlanPaths.isOwn(path) })
    }
    for name in files {
      guard let value = options.values[name], FileManager.default.fileExists(atPath: value) else { continue }
      paths.insert(ClipInputs.absolute(value))
    }
    let media = (options.lists["captions"] ?? []) + (options.values["audio"].map(SoundList.files) ?? [])
    for file in LottieOptions.files(options) + media
    where FileManager.default.fileExists(atPath: file) {
      paths.insert(ClipInputs.absolute(file))
    }
    for folder in Self.folders.flatMap({ options.lists[$0] ?? [] }) {
      paths.formUnion(try ClipInputs.data(beside: ClipInputs.absolute(folder)) { _ in false })
    }
    return try digests(paths)
  }

  /// Files with their sizes and hashes, in order.
  static func digests(_ paths: Set<String>) throws -> [RenderPlan.Input] {
    try paths.sorted().map { path in
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
  static func check(_ plan: some PlannedWork, _ path: String) throws {
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
