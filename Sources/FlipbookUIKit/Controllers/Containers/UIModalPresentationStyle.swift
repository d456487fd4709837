import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The way in which a presented view controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet || self == .popover }
  /// Whether the view under it stays in the window.
  var keepsPresenter: Bool { self != .fullScreen && self != .currentContext }
}
