import FlipbookDiagnostics
import FlipbookExport
import FlipbookScenes
import Foundation

/// Opens what was rendered in the program that this machine opens such files with.
enum ResultOpener {
  /// Opens a file, or the folder of a sequence, without waiting.
  ///
  /// - Parameter output: As `-o` says it.
  static func open(_ output: String) {
    let path = URL(
      fileURLWithPath: output.contains("%") ? (output as NSString).deletingLastPathComponent : output
    )
    .standardizedFileURL.path
    guard let program = ProgramFinder.find("xdg-open") else {
      return Console.error(
        "flipbook: --open: nothing here opens files (xdg-open); see \(PrintableText.line(path))\n")
    }
    var request = ChildRequest(program, [path])
    request.isApart = true
    request.outlivesThread = true
    do { _ = try request.start() } catch {
      Console.error("flipbook: --open: \(program) can't be started: \(error)\n")
    }
  }
}
