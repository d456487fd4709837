import FlipbookDrawing
import FlipbookMotion
import Foundation
import Observation

/// The values that views of a film keep by name, for as long as the film lasts.
@MainActor
final class FilmStore {
  /// One value; a change of it updates the views that read it.
  @Observable @MainActor
  final class Cell {
    var value: Any

    init(_ value: Any) { self.value = value }
  }

  private var cells: [String: Cell] = [:]

  nonisolated init() {}

  func cell(_ key: String, first: () -> Any) -> Cell {
    if let cell = cells[key] { return cell }
    let cell = Cell(first())
    cells[key] = cell
    return cell
  }
}
