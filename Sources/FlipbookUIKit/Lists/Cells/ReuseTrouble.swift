import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Diagnostics about classes of cells that are not registered or can't be made.
@MainActor
enum ReuseTrouble {
  static func unknown(_ identifier: String, in owner: String) {
    DiagnosticCollector.current.warn(
      "cell.unregistered",
      "\(owner) is asked for a cell \"\(identifier)\" that no class is registered for; an empty one stands for it."
    )
  }

  static func unmade(_ type: AnyClass) {
    DiagnosticCollector.current.warn(
      "cell.class", "A cell can't be made from its class \(type); an empty one stands for it.")
  }
}
