import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The choice between the gestures of a view and those inside it.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the choice.
  public let rawValue: UInt32
  /// Makes a choice from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the gesture nor those inside the view.
  public static let none: GestureMask = []
  /// The gesture, not those inside the view.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures inside the view, not the gesture itself.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
