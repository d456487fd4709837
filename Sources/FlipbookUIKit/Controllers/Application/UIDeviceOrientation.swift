import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The direction in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the direction is of an interface's.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
