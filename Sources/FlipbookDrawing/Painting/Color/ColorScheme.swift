import FlipbookMotion
import Foundation

/// Whether a scene is drawn for a light or a dark surround.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on a light ground.
  case light
  /// Light on a dark ground.
  case dark
}
