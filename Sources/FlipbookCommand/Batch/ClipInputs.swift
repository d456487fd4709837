import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Hashes what clips are made of: the scene's sources, the files beside it, fonts, options, and the programs that draw
/// and encode.
final class ClipInputs {
  /// Folders below a scene's that hold none of its data.
  private static let strangers: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "SourcePackages",
  ]
  /// The most files beside a scene, and their bytes.
  private static let limit = (files: 20_000, bytes: 4 << 30)

  /// Hash of what a scene compiles to, by its options; throws for one that can't be read.
  private let sources: (BatchJob) throws -> ContentHash
  private let leftOutFiles: Set<String>
  private let leftOutFolders: Set<String>
  /// Sequences that the batch writes.
  private let sequences: [FramePattern]
  private let common: ContentHash
  private var folders: [String: ContentHash] = [:]
  private var files: [String: FileDigest?] = [:]

  /// - Parameters:
  ///   - jobs: All clips of the batch, whose outputs are no inputs.
  ///   - others: Files beside scenes that are no inputs: manifests, rows, reports.
  ///   - sources: Hashes the sources of a clip's scene and what compiles them.
  init(_ jobs: [BatchJob], leavingOut others: [String], sources: @escaping (BatchJob) throws -> ContentHash) {
    self.sources = sources
    leftOutFiles = Set((jobs.map(\.output) + others).map(Self.absolute))
    sequences = jobs.compactMap { FramePattern(Self.absolute($0.output)) }
    leftOutFolders = Set(jobs.map { PathText.folder(of: Self.absolute($0.output)) })
    var hasher = ContentHasher()
    hasher.combine("clip 1")
    hasher.combine(ProgramIdentity.current)
    let lock = GoldenLock.current
    for (name, version) in lock.components.sorted(by: { $0.key < $1.key }) {
      hasher.combine("\(name) \(version)")
    }
    for font in lock.fonts { hasher.combine("\(font.file) \(font.size) \(font.checksum)") }
    hasher.combine(
      ProgramFinder.find("ffmpeg").flatMap { ProgramFinder.output(of: $0, ["-version"]) }?
        .split(separator: "\n").first.map(String.init) ?? "")
    common = hasher.finalize()
  }

  /// The hash of everything that decides a clip's bytes.
  ///
  /// - Throws: ``FlipbookFailure`` when the scene can't be read, or too much lies beside it.
  func hash(of job: BatchJob) throws -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(common)
    hasher.combine(try sources(job))
    hasher.combine(job.scene ?? "")
    hasher.combine(PathText.ending(of: job.output))
    hasher.combine(job.still ?? "")
    for option in job.painting + job.encoding {
      if option.hasPrefix("--captions=") {
        hasher.combine("--captions")
        combine(String(option.dropFirst(11)), into: &hasher)
        continue
      }
      guard option.hasPrefix("--audio=") else {
        hasher.combine(option)
        continue
      }
      hasher.combine("--audio")
      let value = String(option.dropFirst(8))
      if SoundList.isJSON(value) { hasher.combine(value) }
      for file in SoundList.files(value) { combine(file, into: &hasher) }
    }
    if let project = ProjectFile.find(for: job.file) {
      combine(project, into: &hasher)
      for fonts in try ProjectFile.read(project).fonts { hasher.combine(try hash(ofFolder: fonts)) }
    }
    let folder = Self.folder(of: job.file)
    if let inputs = job.inputs {
      for pattern in inputs {
        hasher.combine(pattern)
        for file in try SceneGlob.expand(pattern) { combine(file, into: &hasher) }
      }
    } else {
      hasher.combine(try hash(ofFolder: folder))
    }
    return hasher.finalize()
  }

  /// Folds in a file's name and content; that it is missing counts too.
  private func combine(_ path: String, into hasher: inout ContentHasher) {
    hasher.combine(PathText.name(of: path))
    let digest = files[path] ?? FileDigest(path)
    files[path] = .some(digest)
    hasher.combine(digest?.hash ?? ContentHash(high: 0, low: 0))
  }

  /// Everything in a scene's folder that it could read, and its asset catalogues.
  private func hash(ofFolder folder: String) throws -> ContentHash {
    if let known = folders[folder] { return known }
    var hasher = ContentHasher()
    for (name, file) in try data(in: folder) {
      hasher.combine(name)
      combine(file, into: &hasher)
    }
    for catalog in AssetCatalog(beside: folder).folders where !catalog.hasPrefix(folder + "/") {
      for (name, file) in try data(in: catalog) {
        hasher.combine(name)
        combine(file, into: &hasher)
      }
    }
    let hash = hasher.finalize()
    folders[folder] = hash
    return hash
  }

  /// The files of a folder and those in it, by their paths below it.
  private func data(in folder: String) throws -> [(name: String, path: String)] {
    var found: [(String, String)] = []
    var bytes = 0
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey, .fileSizeKey],
      options: [.skipsHiddenFiles])
    while let url = below?.nextObject() as? URL {
      let path = url.path
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
      if values?.isDirectory == true {
        if Self.strangers.contains(url.lastPathComponent) || leftOutFolders.contains(path)
          || PlanPaths.isOwn(path)
        {
          below?.skipDescendants()
        }
        continue
      }
      let name = url.lastPathComponent
      if leftOutFiles.contains(path) || name.hasSuffix(".swift") || name.hasSuffix(".results.jsonl")
        || PlanPaths.isOwn(path) || BatchReportFiles.isReport(path)
      {
        continue
      }
      if sequences.contains(where: { $0.frame(in: path) != nil }) { continue }
      found.append((String(path.dropFirst(folder.count)), path))
      bytes += values?.fileSize ?? 0
      guard found.count <= Self.limit.files, bytes <= Self.limit.bytes else {
        throw FlipbookFailure(
          "\"\(folder)\" holds more than \(Self.limit.files) files or \(Self.limit.bytes >> 30) GB beside the scene. Say "
            + "which of them clips depend on with \"inputs\" in the manifest, or move the scene to a folder of its own.",
          .usage)
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  /// The files of a folder and of its asset catalogues that a scene in it could read, Swift files left out.
  ///
  /// - Parameter isLeftOut: Whether a path is no input: a file, or a folder with all that is in it.
  /// - Throws: ``FlipbookFailure`` when there are too many.
  static func data(beside folder: String, _ isLeftOut: (String) -> Bool) throws -> [String] {
    var found: [String] = []
    var bytes = 0
    for root in [folder] + AssetCatalog(beside: folder).folders.filter({ !$0.hasPrefix(folder + "/") }) {
      let below = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isDirectoryKey, .fileSizeKey],
        options: [.skipsHiddenFiles])
      while let url = below?.nextObject() as? URL {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        let isFolder = values?.isDirectory == true
        if isLeftOut(url.path) || isFolder && strangers.contains(url.lastPathComponent) {
          if isFolder { below?.skipDescendants() }
          continue
        }
        guard !isFolder, !url.path.hasSuffix(".swift") else { continue }
        found.append(url.path)
        bytes += values?.fileSize ?? 0
        guard found.count <= limit.files, bytes <= limit.bytes else {
          throw FlipbookFailure(
            "\"\(root)\" holds more than \(limit.files) files or \(limit.bytes >> 30) GB. Move the scene to a folder "
              + "of its own.", .usage)
        }
      }
    }
    return found
  }

  private static func folder(of file: String) -> String {
    let path = absolute(file)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? path : PathText.folder(of: path)
  }

  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
