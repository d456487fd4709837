import FlipbookDrawing
import Foundation

/// How the parts of a view are seen by an assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// The parts are hidden.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The parts are elements inside the view's own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are merged into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
