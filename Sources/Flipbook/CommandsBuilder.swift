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
  /// Drops the menus of a condition.
  public static func buildOptional<C: Commands>(_ commands: C?) -> EmptyCommands { EmptyCommands() }
  /// Drops the menus of the first branch.
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  /// Drops the menus of the second branch.
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}
