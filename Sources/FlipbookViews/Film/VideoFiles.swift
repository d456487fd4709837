import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Opens the films that a scene names.
package enum VideoFiles {
  /// The film of a file beside the scene or in its project, or of an absolute path.
  ///
  /// - Parameters:
  ///   - place: The call that names it, as `file:line`; nil where there is none.
  ///   - severity: Of the report where it can't be used.
  /// - Returns: Nil, with a report, where it can't be used.
  package static func open(_ name: String, place: String?, severity: Diagnostic.Severity = .error) -> (
    any VideoSource
  )? {
    func report(_ code: String, _ message: String, _ place: String?) {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(severity, code: code, message: PrintableText.line(message), place: place))
    }
    guard let path = MediaFiles.find(name) else {
      let folder = SceneAssets.current.files.folder
      report(
        "media.missing",
        name.isEmpty
          ? "A film has no file name." : "There is no film \"\(name)\" in \(folder) or its project.",
        place)
      return nil
    }
    guard let provider = SceneTraits.current.resources?.videoProvider else {
      report("video.unreadable", "The film \"\(name)\" can't be read here.", place)
      return nil
    }
    do {
      return try provider.video(at: path)
    } catch {
      report("video.unreadable", "The film \"\(name)\" \(error.reason).", place)
      return nil
    }
  }

  /// A call's place as it is printed.
  package static func place(_ file: String, _ line: Int) -> String {
    "\((file as NSString).lastPathComponent):\(line)"
  }
}
