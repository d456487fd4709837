import FlipbookDiagnostics
import FlipbookLayerScenes
import FlipbookLayers
import FlipbookScenes
import Foundation

/// The findings of `validate` in one file.
struct ValidationReport {
  var path: String
  /// The kind of scene, for people.
  var kind = "layer scene"
  var issues: [SceneIssue] = []
  var droppedCount = 0
  /// Why it could not be read at all.
  var failure: String?
  /// Why a file of a folder is no scene, as the end of a sentence that begins with "it".
  var notScene: String?
  var warnings: [Diagnostic] = []

  init(path: String, notScene: String? = nil) {
    self.path = path
    self.notScene = notScene
  }

  /// Whether it is a scene that can't be used.
  var isInvalid: Bool { notScene == nil && (failure != nil || !issues.isEmpty) }

  /// The end of a sentence about a scene that can be used.
  var verdict: String {
    guard kind != "layer scene", !warnings.isEmpty else { return "and nothing is wrong with it" }
    return "drawn with \(warnings.count) warning\(warnings.count == 1 ? "" : "s")"
  }

  private var status: String { notScene != nil ? "not-a-scene" : isInvalid ? "invalid" : "valid" }

  /// `5 files: 3 valid, 1 invalid, 1 not a scene`.
  static func summary(_ reports: [ValidationReport]) -> String {
    let others = reports.count { $0.notScene != nil }
    let invalid = reports.count(where: \.isInvalid)
    var parts = ["\(reports.count - others - invalid) valid", "\(invalid) invalid"]
    if others > 0 { parts.append("\(others) not \(others == 1 ? "a scene" : "scenes")") }
    return "\(reports.count) files: \(parts.joined(separator: ", "))\n"
  }

  /// As `--json` prints them.
  static func json(_ reports: [ValidationReport]) throws -> String {
    let files = reports.map { report -> [String: Any] in
      var object: [String: Any] = ["file": report.path, "status": report.status]
      if let reason = report.notScene {
        object["reason"] = reason
        return object
      }
      object["valid"] = !report.isInvalid
      object["issues"] = report.issues.map { issue -> [String: Any] in
        [
          "path": issue.place.path, "line": issue.place.line, "column": issue.place.column,
          "message": issue.message, "usedAt": issue.uses,
        ]
      }
      if report.droppedCount > 0 { object["moreIssues"] = report.droppedCount }
      if let failure = report.failure { object["failure"] = failure }
      object["warnings"] = report.warnings.map { ["code": $0.code, "message": $0.message] }
      return object
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["files": files], options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
