import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// One window of a desktop app; of an app that has no group of windows it is what a film shows.
public struct Window<Content: View>: Scene {
  let content: Content

  /// Makes a window. The title and the identifier are not shown.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window. The title and the identifier are not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _windowContent: AnyView? { AnyView(content) }
}
