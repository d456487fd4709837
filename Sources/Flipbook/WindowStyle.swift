import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// How the windows of a desktop app look.
public protocol WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual style. All styles look the same in a film.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
  /// A window with a title bar. All styles look the same in a film.
  public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }
  /// A window without a frame. All styles look the same in a film.
  public static var plain: DefaultWindowStyle { DefaultWindowStyle() }
  /// A window with depth. All styles look the same in a film.
  public static var volumetric: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar. All styles look the same in a film.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
