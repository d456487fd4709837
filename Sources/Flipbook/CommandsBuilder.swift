import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// Takes menus as they are written one after the other, and drops them.
@resultBuilder
public enum CommandsBuilder {
  /// Makes no menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Drops all menus.
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
}
