import Foundation

/// Which of the system's fonts is meant.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
  /// The system's face in regular.
  case user = 0
  /// The system's monospaced face.
  case userFixedPitch = 1
  /// The system's face in regular.
  case system = 2
  /// The system's face in bold.
  case emphasizedSystem = 3
}
