import FlipbookProjects
import Foundation

/// The outcome of drawing the previews of a project.
struct PreviewReport {
  private struct Entry: Encodable {
    var name: String
    var id: String
    var module: String
    var file: String
    var line: Int
    var title: String
    var variant: String
    var picture: String?
    var failure: String?
    var warnings: [ClipWarning]
    var width: Int
    var height: Int
    var seconds: Double
  }

  private struct Document: Encodable {
    var project: String
    var kind: String
    var previews: Int
    var shots: Int
    var drawn: Int
    var entries: [Entry]
    var failures: [ProjectProgram.Failure]
    var notes: [ProjectNote]
  }

  let run: PreviewRun
  let shots: [(name: String, shot: PreviewShot)]

  init(_ run: PreviewRun, _ shots: [(name: String, shot: PreviewShot)]) {
    self.run = run
    self.shots = shots
  }

  private var drawn: Int { shots.count { $0.shot.failure == nil } }

  /// - Parameter pictures: The folder that the pictures are in; nil where they are on a page.
  func json(pictures: String?) throws -> String {
    let entries = shots.map { name, shot in
      Entry(
        name: name, id: shot.preview.id, module: shot.preview.module, file: shot.preview.shownFile,
        line: shot.preview.line, title: shot.preview.title, variant: shot.variant.name,
        picture: pictures == nil ? nil : shot.picture, failure: shot.failure, warnings: shot.warnings,
        width: shot.width, height: shot.height, seconds: (shot.seconds * 1000).rounded() / 1000)
    }
    let document = Document(
      project: run.found.project.path, kind: run.found.project.kind.rawValue,
      previews: run.found.previews.count,
      shots: shots.count, drawn: drawn, entries: entries, failures: run.program.failures,
      notes: run.program.notes)
    return try JSONText.pretty(document)
  }

  /// Lines listed of each kind, at most.
  private static let listed = 20

  /// For the terminal.
  var text: String {
    var lines = run.program.notes.prefix(Self.listed).map { "note: \($0)" }
    let failures = run.program.failures
    lines += failures.prefix(Self.listed).map { "left out: \($0)" }
    if failures.count > Self.listed { lines.append("left out: … and \(failures.count - Self.listed) more") }
    let undrawn = shots.filter { $0.shot.failure != nil }
    lines += undrawn.prefix(Self.listed).map { "not drawn: \($0.name): \($0.shot.failure ?? "")" }
    if undrawn.count > Self.listed { lines.append("not drawn: … and \(undrawn.count - Self.listed) more") }
    let count = run.found.previews.count
    lines.append("\(drawn) of \(shots.count) drawn, \(count) preview\(count == 1 ? "" : "s")")
    return lines.joined(separator: "\n") + "\n"
  }
}
