import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A device to preview on, by its name. A film has the size of its screen, where the name is known.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Makes a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device from its name, written as a string.
  public init(stringLiteral value: String) { rawValue = value }

  /// The device's screen; nil for a name that isn't known, or a computer's.
  package var screen: DeviceScreen? { DeviceScreen.named(rawValue) }

  /// Whether it is the name of a computer, or of none.
  var isComputer: Bool { rawValue.isEmpty || rawValue.lowercased() == "none" || rawValue.contains("Mac") }

  /// Upright, in points; nil for a name that isn't known, or a computer's.
  package var size: CGSize? { screen?.size }
}
