import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The contrast between the foreground and the background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
