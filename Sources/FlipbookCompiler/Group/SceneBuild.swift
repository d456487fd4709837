import FlipbookExport
import FlipbookScenes
import Foundation

/// One run of the compiler over the files of a scene.
struct SceneBuild {
  enum Result {
    /// The program, and warnings.
    case built(program: String, warnings: String)
    /// With what the compiler said.
    case failed(String)
  }

  var group: StagedGroup
  var assets: AssetSymbols
  /// The file of the models' classes; nil for none.
  var models: String?
  var metal: MetalFiles
  var settings: SceneCompileSettings
  /// A folder for what the compiler reads and writes.
  var staging: String
  var compiler: String
  /// The flags that every scene is compiled with.
  var arguments: [String]

  private var overlay: String { staging + "/overlay.yaml" }

  /// Compiles and links.
  func run() throws -> Result {
    try write(group.members.map(\.part.source))
    // Files that don't parse by themselves, so that no message is about the lines Flipbook adds.
    for member in group.members where member.scene.hasSyntaxErrors {
      let (isDone, text) = try compile(["-frontend", "-parse", member.visiblePath])
      if !isDone { return .failed(text) }
    }
    try write(group.members.map(\.text))
    let main = staging + "/main.swift"
    let shaders = try MetalBuild(swift: compiler, staging: staging).run(metal)
    try Self.write(
      StagedScene.main(
        count: group.members.count, assets: assets, hasModels: models != nil,
        shaders: (shaders.declarations, shaders.calls)),
      to: main)
    let program = staging + "/scene"
    // The module is not wanted; without a place for it the driver leaves it in the working directory.
    let module = ["-emit-executable", "-emit-module-path", staging + "/FlipbookScene.swiftmodule"]
    let library = try LibraryOrder.write(to: staging)
    let files =
      module + [main, "-o", program] + group.members.map(\.visiblePath) + (try generated()) + shaders.paths
      + [library]
    if let (isDone, text) = try compile(arguments + files, limit: Self.optimiserLimit) {
      return isDone ? .built(program: program, warnings: text) : .failed(text)
    }
    // Some code keeps the optimiser busy without end.
    let (isDone, text) = try compile(arguments.map { $0 == "-O" ? "-Onone" : $0 } + files)
    return isDone ? .built(program: program, warnings: text) : .failed(text)
  }

  /// How long the compiler may take to optimise, in seconds.
  private static let optimiserLimit = 90.0

  /// Compiles without making a program.
  func check() throws -> Result {
    try write(group.members.map(\.text))
    let left = arguments.filter { $0 != "-O" && $0 != "-g" }
    let (isDone, text) = try compile(
      ["-typecheck"] + left + group.members.map(\.visiblePath) + (try generated()))
    return isDone ? .built(program: "", warnings: text) : .failed(text)
  }

  /// The files that no person wrote, written.
  private func generated() throws -> [String] {
    let texts = [
      (AssetSymbols.fileName, assets.part?.source), (ModelRegistration.fileName, models),
      (ErrorTexts.fileName, ErrorTexts.source(for: group.members.map(\.part.source))),
    ]
    return try texts.compactMap { name, text in
      guard let text else { return nil }
      let path = staging + "/" + name
      try Self.write(text, to: path)
      return path
    }
  }

  private func compile(_ arguments: [String]) throws -> (isDone: Bool, text: String) {
    try compile(arguments, limit: nil) ?? (false, "")
  }

  /// - Returns: Nil when it takes longer than a limit, in seconds.
  private func compile(_ arguments: [String], limit: Double?) throws -> (isDone: Bool, text: String)? {
    let log = staging + "/compiler.log"
    let colors = settings.colorsMessages ? "-color-diagnostics" : "-no-color-diagnostics"
    // The driver starts processes of its own: all of them end when nobody waits any more.
    let request = ChildRequest(compiler, arguments + [colors] + ["-vfsoverlay", overlay])
    let streams = ChildProcess.Streams(output: log, errors: log)
    guard let exit = try RunningChild.run(request, streams: streams, limit: limit) else { return nil }
    var text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    for member in group.members where member.visiblePath != member.part.absolutePath {
      text = text.replacing(member.visiblePath, with: member.part.absolutePath)
    }
    text = text.trimmingCharacters(in: .newlines)
    if exit != .code(0), text.isEmpty { text = "The compiler ended without a message (\(exit))." }
    return (exit == .code(0), text.isEmpty ? "" : text + "\n")
  }

  /// Writes the texts, and the overlay by which the compiler reads them under the paths of the files.
  private func write(_ texts: [String]) throws {
    var roots: [[String: String]] = []
    for (index, (member, text)) in zip(group.members, texts).enumerated() {
      let staged = "\(staging)/staged-\(index).txt"
      try Self.write(text, to: staged)
      roots.append(["type": "file", "name": member.visiblePath, "external-contents": staged])
    }
    let root: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
    try Self.write(String(decoding: data, as: UTF8.self), to: overlay)
  }

  private static func write(_ text: String, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw FlipbookFailure("\"\(path)\" can't be written; is the disk full?", .failure)
    }
  }
}
