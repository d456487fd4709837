import FlipbookDrawing
import FlipbookScenes
import Foundation

/// Compiles scene files with the toolchain's `swiftc` and keeps the results.
///
/// The scene's own lines are compiled under the file's own path (a virtual file system overlay puts the staged
/// text there), so the compiler's messages, crash reports and `#file` name the person's file and line.
package struct SceneCompiler: SceneCompiling {
  private let layout: BuildLayout
  private let toolchain: SwiftToolchain
  private let cache: SceneCache

  /// - Throws: ``FlipbookFailure`` when there is no compiler.
  package init(
    layout: BuildLayout, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    self.layout = layout
    toolchain = try SwiftToolchain(environment: environment)
    cache = SceneCache(environment: environment)
  }

  package func executable(for file: SceneFile, settings: SceneCompileSettings) throws -> String {
    let key = key(for: file, settings: settings)
    if let cached = cache.executable(for: key) { return cached }

    let scene = ParsedScene(source: file.source)
    if scene.complete.isEmpty && !scene.hasSyntaxErrors {
      throw Self.failureWithoutScenes(in: file, scene: scene)
    }
    settings.willCompile()
    let staging = try cache.makeStaging()
    defer { cache.discard(staging: staging) }
    let built = try compile(file, scene: scene, settings: settings, in: staging)
    // Only now: a file with syntax errors shows the compiler's message first.
    if scene.complete.isEmpty { throw Self.failureWithoutScenes(in: file, scene: scene) }
    return try cache.store(built, for: key)
  }

  package var components: [(name: String, detail: String)] {
    let version = ProgramFinder.output(of: toolchain.compiler, ["--version"])?.split(separator: "\n").first
    return [
      ("swiftc", "\(version.map(String.init) ?? "does not run"), \(toolchain.compiler)"),
      ("libFlipbook.so", layout.library), ("compiled scenes", cache.folder),
    ]
  }

  /// Optimised, since a render runs far longer than its compilation; with the standard library's messages for
  /// failed checks and with line tables and frame pointers, so that a crash says what and where.
  private static let flags = [
    "-O", "-wmo", "-g", "-assert-config", "Debug", "-Xcc", "-fno-omit-frame-pointer", "-module-name",
    "FlipbookScene", "-D", "DEBUG",
  ]

  private func arguments(settings: SceneCompileSettings) -> [String] {
    Self.flags + [
      "-swift-version", settings.languageVersion.rawValue, "-I", layout.moduleFolder, "-L",
      layout.libraryFolder, "-lFlipbook", "-Xlinker", "-rpath", "-Xlinker", layout.libraryFolder,
    ]
  }

  private func key(for file: SceneFile, settings: SceneCompileSettings) -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(file.source)
    hasher.combine(file.absolutePath)
    hasher.combine(LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    hasher.combine(toolchain.identity)
    for argument in arguments(settings: settings) { hasher.combine(argument) }
    hasher.combine(StagedScene.main)
    return hasher.finalize()
  }

  private func compile(
    _ file: SceneFile, scene: ParsedScene, settings: SceneCompileSettings, in staging: String
  ) throws -> String {
    let staged = staging + "/staged.txt"
    let overlay = staging + "/overlay.yaml"
    let main = staging + "/main.swift"
    let log = staging + "/compiler.log"
    let result = staging + "/scene"
    // A scene file may itself be called main.swift, which would make its declarations a script's.
    let visiblePath =
      file.absolutePath.hasSuffix("/main.swift")
      ? String(file.absolutePath.dropLast("main.swift".count)) + "main.scene.swift" : file.absolutePath
    try Self.write(try Self.overlay(path: visiblePath, content: staged), to: overlay)
    func runCompiler(_ arguments: [String]) throws -> String {
      let colors = settings.colorsMessages ? "-color-diagnostics" : "-no-color-diagnostics"
      let exit = try ChildProcess.run(
        toolchain.compiler, arguments: arguments + [colors, "-vfsoverlay", overlay, visiblePath],
        outputFile: log)
      let messages = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      guard exit == .code(0) else {
        let reason = messages.isEmpty ? "The compiler ended without a message (\(exit))." : messages
        throw FlipbookFailure(
          "\"\(file.path)\" does not compile.\n\(reason.trimmingCharacters(in: .newlines))", .scene)
      }
      return messages
    }
    if scene.hasSyntaxErrors {
      // By itself, so that no message is about the lines Flipbook adds.
      try Self.write(file.source, to: staged)
      _ = try runCompiler(["-frontend", "-parse"])
    }
    try Self.write(StagedScene(source: file.source, scene: scene).text, to: staged)
    try Self.write(StagedScene.main, to: main)
    let messages = try runCompiler(arguments(settings: settings) + [main, "-o", result])
    if !messages.isEmpty { FileHandle.standardError.write(Data(messages.utf8)) }
    return result
  }

  private static func overlay(path: String, content: String) throws -> String {
    let root: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": false,
      "roots": [["type": "file", "name": path, "external-contents": content]],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw FlipbookFailure("\"\(path)\" can't be written; is the disk full?", .failure)
    }
  }

  private static func failureWithoutScenes(in file: SceneFile, scene: ParsedScene) -> FlipbookFailure {
    guard let first = scene.scenes.first else {
      return FlipbookFailure("\"\(file.path)\" has no scene in it. \(SceneFile.example)", .scene)
    }
    if first.isGeneric {
      return FlipbookFailure(
        "\"\(file.path)\" line \(first.line): \(first.name) is generic, so Flipbook can't make one; declare "
          + "a \(first.kind == .clip ? "clip" : "view") with its types filled in.", .scene)
    }
    return FlipbookFailure(
      "\"\(file.path)\" line \(first.line): \(first.name) needs \(first.needed.joined(separator: ", ")), so Flipbook "
        + "can't make one by itself; add a #Preview that shows it with values.", .scene)
  }
}
