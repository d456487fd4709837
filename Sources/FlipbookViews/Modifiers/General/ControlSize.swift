import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
