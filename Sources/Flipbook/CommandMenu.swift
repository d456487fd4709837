import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A menu of a desktop app; a film shows none.
public struct CommandMenu: Commands {
  /// Makes a menu. The content is never asked for.
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
