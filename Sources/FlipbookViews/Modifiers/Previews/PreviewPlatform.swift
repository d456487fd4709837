import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The system that a preview runs on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}
