import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The way in which a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its side, the home button to the right.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its side, the home button to the left.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  var isLandscape: Bool { name.hasPrefix("landscape") }
}
