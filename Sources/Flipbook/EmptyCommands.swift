import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// No menus.
public struct EmptyCommands: Commands {
  /// Makes no menus.
  public nonisolated init() {}
}
