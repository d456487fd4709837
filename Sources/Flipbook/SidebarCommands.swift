import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// The commands of a sidebar; a film shows none.
public struct SidebarCommands: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes the commands.
  public init() {}
}
