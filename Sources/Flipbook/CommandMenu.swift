import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A menu of a desktop app; a film shows none.
public struct CommandMenu: Commands {
  /// None: a film shows no menus.
  public typealias Body = Never
  /// Makes a menu. The content is never asked for.
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
