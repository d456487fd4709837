import FlipbookDigest
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// The view of the system that a scene's process has under `--sandbox`, by bubblewrap: the system's programs, libraries
/// and fonts, the scene's folder, what the command line names, and nowhere to write but its outputs. No network, no
/// other processes.
struct Sandbox {
  /// Files and folders that can be read.
  var readable: [String] = []
  /// Folders that can be written.
  var writable: [String] = []

  /// The options whose values may be files or folders that are read.
  private static let readOptions = ["props", "script", "since", "goldens", "regions", "manifest"]

  /// - Parameter options: The command line, which names what is read and written.
  init(_ options: ParsedOptions) {
    readable =
      options.positionals + Self.readOptions.compactMap { options.values[$0] }
      + (options.lists["allow-read"] ?? []) + (options.lists["fonts"] ?? [])
      + (options.lists["captions"] ?? [])
      + LottieOptions.files(options) + (options.values["audio"].map(SoundList.files) ?? [])
    readable += options.positionals.compactMap(ProjectFile.find)
    for name in ["output", "manifest"] {
      if let path = options.values[name] {
        writable.append((Self.absolute(path) as NSString).deletingLastPathComponent)
      }
    }
    if let cache = options.values["cache"] {
      // A folder can only be given to the scene when it is there.
      try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
      writable.append(cache)
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The bubblewrap of this machine.
  ///
  /// - Throws: ``FlipbookFailure`` when there is none or it can't be used here.
  static func program() throws -> String {
    guard let program = ProgramFinder.find("bwrap") else {
      throw FlipbookFailure(
        "--sandbox needs bubblewrap, which is not installed. On Debian: apt install bubblewrap", .failure)
    }
    if let reason = obstacle(program) {
      throw FlipbookFailure(
        "--sandbox: bubblewrap can't be used here: \(reason). Containers and some kernels forbid it; run without "
          + "--sandbox only what you trust.", .failure)
    }
    return program
  }

  /// Why a bubblewrap can't be used here; nil when it can.
  static func obstacle(_ program: String) -> String? {
    guard let said = try? MemoryFile() else { return "no memory" }
    var streams = ChildProcess.Streams(input: "/dev/null")
    streams.outputDescriptor = said.descriptor
    streams.errorDescriptor = said.descriptor
    let request = ChildRequest(program, namespaces + ["--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"])
    let exit = try? RunningChild(request, streams: streams).wait(seconds: 10)
    if exit == .code(0) { return nil }
    let text = said.text().trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "it does not run" : text
  }

  private static let namespaces = ["--unshare-all", "--die-with-parent", "--new-session"]

  /// The variables that the scene's process keeps of this one's: none that could hold a secret.
  private static func isKept(_ name: String) -> Bool {
    ["PATH", "HOME", "XDG_CACHE_HOME"].contains(name) || name.hasPrefix("FLIPBOOK_")
  }

  /// Puts a child's start inside.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - folder: The run's own folder.
  ///   - additions: The variables that the child gets on purpose.
  /// - Throws: ``FlipbookFailure``.
  func wrap(
    _ request: ChildRequest, file: SceneFile, folder: String, additions: [String: String]
  ) throws -> ChildRequest {
    var inside = request
    inside.environment = request.environment.filter { Self.isKept($0.key) }
    let temporary = folder + "/tmp"
    mkdir(temporary, 0o700)
    inside.environment.merge(additions) { $1 }
    inside.environment["TMPDIR"] = temporary
    inside.program = try Self.program()
    let mounts = try mounts(program: request.program, file: file, folder: folder)
    inside.arguments =
      Self.namespaces + Self.system + mounts + [
        "--chdir", FileManager.default.currentDirectoryPath, "--", request.program,
      ] + request.arguments
    return inside
  }

  /// The parts of the system that every process needs.
  private static var system: [String] {
    var arguments = ["--ro-bind", "/usr", "/usr", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    for path in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        arguments += ["--symlink", target, path]
      } else {
        arguments += ["--ro-bind-try", path, path]
      }
    }
    for path in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts", "/var/cache/fontconfig"] {
      arguments += ["--ro-bind-try", path, path]
    }
    return arguments + ["--dir", FileManager.default.currentDirectoryPath]
  }

  private func mounts(program: String, file: SceneFile, folder: String) throws -> [String] {
    var shown = SwiftRuntime.folders + [program, file.folder, (CacheFolder.base() ?? "") + "/fontconfig"]
    shown.append(try BuildLayout.current().library)
    shown += AssetCatalog(beside: file.folder).folders
    shown += readable.map(Self.absolute)
    let links = shown.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    var places: [String: Bool] = [:]
    for path in shown + links where FileManager.default.fileExists(atPath: path) { places[path] = false }
    for path in writable.map(Self.absolute) + [folder] { places[path] = true }
    // Folders before what is in them, since what comes later lies above.
    var arguments: [String] = []
    for (path, isWritable) in places.sorted(by: { $0.key < $1.key }) where !Self.isSystem(path) || isWritable
    {
      arguments += [isWritable ? "--bind" : "--ro-bind", path, path]
    }
    // Outputs beside the scene must not be the way to change it.
    if places[file.folder] == true {
      for part in file.parts { arguments += ["--ro-bind", part.absolutePath, part.absolutePath] }
    }
    return arguments
  }

  private static func isSystem(_ path: String) -> Bool { path.hasPrefix("/usr/") }
}
