import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// No menus.
public struct EmptyCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes no menus.
  public nonisolated init() {}
}
