import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// Menus of a desktop app; a film shows none.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the menus that these are made of.
  associatedtype Body: Commands
  /// The menus that these are made of. They are never asked for.
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  /// Menus of the library's are made of no others.
  public var body: Never { fatalError("A film asks for no menus.") }
}

extension Never: Commands {}
