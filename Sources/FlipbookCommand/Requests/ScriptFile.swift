import Flipbook
import FlipbookDrawing
import FlipbookScenes
import FlipbookViews
import Foundation

/// Finds the interaction script of a scene: what `--script` says; else the file `Scene.script.json` beside
/// `Scene.swift`; and the steps that the scene file itself gives, one to a comment line before its code:
///
/// ```swift
/// // flipbook-script: { "at": 1, "tap": "Animate" }
/// ```
package enum ScriptFile {
  private static let marker = "flipbook-script:"

  /// The file of touches beside a Swift file; nil for other scenes.
  package static func beside(_ scene: String) -> String? {
    scene.lowercased().hasSuffix(".swift") ? "\(scene.dropLast(".swift".count)).script.json" : nil
  }

  /// - Throws: ``FlipbookFailure`` that names the file and the place in it.
  static func load(_ options: ParsedOptions) throws -> InteractionScript {
    var script = InteractionScript()
    let scene = options.positionals.first
    if let given = options.values["script"] {
      if given != "none" { script = try read(given) }
    } else if let beside = scene.flatMap(Self.beside) {
      if FileManager.default.fileExists(atPath: beside) { script = try read(beside) }
    }
    if let scene, options.values["script"] != "none", scene.lowercased().hasSuffix(".swift") {
      script.steps += try comments(in: scene)
    }
    if options.has("touches") { script.showsTouches = true }
    return script
  }

  /// The JSON that the options or the file beside the scene give, to be kept; nil without any.
  static func text(_ options: ParsedOptions) -> String? {
    func content(_ path: String) -> String? {
      FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
    }
    if let given = options.values["script"] { return content(given) ?? given }
    return options.positionals.first.flatMap(beside).flatMap(content)
  }

  /// Reads a file, or JSON as it stands.
  private static func read(_ text: String) throws -> InteractionScript {
    let isInline = text.trimmingCharacters(in: .whitespacesAndNewlines).first.map("{[".contains) ?? false
    if isInline { return try ScriptReader(path: "--script").script(try json(Data(text.utf8), "--script")) }
    guard let data = FileManager.default.contents(atPath: text) else {
      throw FlipbookFailure(
        "--script: there is no file \"\(text)\" to read; give a file or JSON like "
          + "{\"steps\": [{\"at\": 1, \"tap\": \"Animate\"}]}.", .usage)
    }
    return try ScriptReader(path: text).script(try json(data, "\"\(text)\""))
  }

  private static func json(_ data: Data, _ place: String) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw FlipbookFailure("\(place) is not JSON\(PropsText.position(of: error, in: data)).", .usage)
    }
  }

  /// The steps in the comments of a scene file before its first line of code.
  private static func comments(in path: String) throws -> [InteractionStep] {
    guard let data = FileManager.default.contents(atPath: path),
      let source = String(data: data, encoding: .utf8)
    else { return [] }
    var steps: [InteractionStep] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard text.isEmpty || text.hasPrefix("//") else { break }
      let comment = text.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      guard comment.hasPrefix(marker) else { continue }
      let place = "\(path):\(index + 1)"
      let body = comment.dropFirst(marker.count)
      let value = try json(Data(body.utf8), place)
      steps.append(try ScriptReader(path: place).step(value, "the step"))
    }
    return steps
  }
}
