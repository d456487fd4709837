import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A part of a menu of a desktop app; a film shows none.
public struct CommandGroup: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes commands in place of others. The addition is never asked for.
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Makes commands behind others. The addition is never asked for.
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Makes commands before others. The addition is never asked for.
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
