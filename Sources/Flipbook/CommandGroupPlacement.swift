import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// A place in the menus of a desktop app.
public struct CommandGroupPlacement: Sendable {
  /// The commands that make something new.
  public static let newItem = CommandGroupPlacement()
  /// The commands about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The commands of the help menu.
  public static let help = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands of a sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The commands of a toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The commands that change a window's size.
  public static let windowSize = CommandGroupPlacement()
}
