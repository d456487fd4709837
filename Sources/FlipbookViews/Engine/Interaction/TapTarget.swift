import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The aim of a script's step.
public enum TapTarget: Hashable, Sendable {
  /// A control by its label, its text or its accessibility identifier.
  case name(String)
  /// A point of the film.
  case point(x: Double, y: Double)
}
