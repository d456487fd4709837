import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A window without a title bar; a film shows the content alone.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}
