import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The properties that a layout states about itself.
public struct LayoutProperties: Sendable {
  /// The axis of a stack-like layout, along which spacers and dividers in it lie.
  public var stackOrientation: Axis?
  /// Makes properties without an axis.
  public init() {}
}
