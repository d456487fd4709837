import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// How large a window of a desktop app can be made.
public struct WindowResizability: Sendable {
  /// Has no effect: a film shows no window.
  public static let automatic = WindowResizability()
  /// Has no effect: a film shows no window.
  public static let contentSize = WindowResizability()
  /// Has no effect: a film shows no window.
  public static let contentMinSize = WindowResizability()
}
