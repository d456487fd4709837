import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A window with a title bar; a film shows the content alone.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}
