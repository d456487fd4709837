import FlipbookProjects
import FlipbookScenes
import Foundation

/// The compiled program of a scene file or a project, and what the studio has to know of it.
package struct StageProgram: Sendable {
  package var program: SceneProgram
  /// The path that the program is given.
  package var path: String
  /// The scene that is shown; nil for the one that the file means.
  package var scene: String?
  /// Files whose changes count beside those of the scene file, absolute.
  package var files: [String] = []
  /// Parts of a project that can't be drawn, each with the reason; empty for a file.
  package var notes: [String] = []

  /// Compiles what a path names: a scene file, a folder of them, or a project whose previews are the scenes.
  ///
  /// - Parameter scene: The scene that is wanted; nil for the first.
  /// - Throws: ``FlipbookFailure``.
  package init(
    _ path: String, scene: String?, languageVersion: SceneCompileSettings.LanguageVersion,
    makeCompiler: () throws -> any SceneCompiling
  ) throws {
    self.path = path
    self.scene = scene
    if Self.isProject(path) {
      program = .tool
      try compileProject(makeCompiler)
    } else if SceneFile.holdsLayers(path) {
      program = .tool
    } else {
      program = try SceneProgram(
        try SceneFile(path: path), SceneCompileSettings(languageVersion: languageVersion, scene: scene),
        try makeCompiler())
    }
  }

  /// Whether a path is a package, an Xcode project or a workspace, or a folder that holds one.
  package static func isProject(_ path: String) -> Bool {
    let isOne = { (name: String) in
      name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
    let place = URL(fileURLWithPath: path).standardizedFileURL
    if isOne(place.lastPathComponent) { return true }
    return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).contains(where: isOne)
  }

  private mutating func compileProject(_ makeCompiler: () throws -> any SceneCompiling) throws {
    var options = ParsedOptions()
    options.positionals = [path]
    let found = try PreviewProject(options, makeCompiler)
    let made = try found.program(isQuiet: true)
    notes = made.undrawn.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    guard let shown = scene ?? found.all.first(where: { made.undrawn[$0.id] == nil })?.id else {
      throw FlipbookFailure(
        "No preview of \"\(path)\" can be drawn.\n\(notes.joined(separator: "\n"))", .scene)
    }
    if let reason = made.undrawn[shown] { throw FlipbookFailure("\(shown): \(reason)", .scene) }
    scene = shown
    files = found.project.modules.flatMap(\.sources)
    program = SceneProgram(
      executable: made.executable, isCompiled: true,
      files: made.files.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil })
    program.project = found.project.root
    path = found.project.root
  }
}
