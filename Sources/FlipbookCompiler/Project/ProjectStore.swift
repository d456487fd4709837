import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import Foundation

/// The files of a project that are kept between runs: staged files, objects, interfaces, the program and its record.
struct ProjectStore {
  let folder: String
  private let base: String

  /// Projects that are kept, at most; those that were unused longest go.
  private static let countLimit = 12

  init(cache: SceneCache, root: String) {
    base = cache.base + "/projects"
    var hasher = ContentHasher()
    hasher.combine(root)
    folder = "\(base)/\(hasher.finalize())"
  }

  func programPath(for key: ContentHash) -> String { "\(folder)/program-\(key)" }

  private func recordPath(for key: ContentHash) -> String { "\(folder)/program-\(key).json" }

  /// Works in the folder while no other process does.
  func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FlipbookFailure(
        "Compiled projects can't be kept in \"\(base)\"; make it writable or name another folder with "
          + "FLIPBOOK_CACHE.", .failure)
    }
    let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw FlipbookFailure(
        "\"\(folder)/lock\" can't be locked: \(String(cString: strerror(errno))).", .failure)
    }
    defer { close(lock) }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
    return try body()
  }

  /// The program that was made from the same; nil when there is none.
  func program(for key: ContentHash) -> ProjectProgram? {
    guard FileManager.default.isExecutableFile(atPath: programPath(for: key)),
      let data = FileManager.default.contents(atPath: recordPath(for: key))
    else { return nil }
    return try? JSONDecoder().decode(ProjectProgram.self, from: data)
  }

  /// Keeps a program's record, and this program alone of the project's.
  func keep(_ program: ProjectProgram, for key: ContentHash) throws {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("program-") && !name.hasPrefix("program-\(key)") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    try JSONEncoder().encode(program).write(
      to: URL(fileURLWithPath: recordPath(for: key)), options: .atomic)
    trim()
  }

  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    let entries = names.map { name -> (path: String, used: Date) in
      let path = "\(base)/\(name)"
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }.sorted { ($0.used, $0.path) > ($1.used, $1.path) }
    for entry in entries.dropFirst(Self.countLimit) where entry.path != folder {
      try? FileManager.default.removeItem(atPath: entry.path)
    }
  }
}
