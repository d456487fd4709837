import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The direction in which an interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
