import FlipbookDrawing
import Foundation

/// A view of a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: UIView {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view shows configurations of a type; true for its own type unless implemented.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view shows configurations of a type; true for its own type unless implemented.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
