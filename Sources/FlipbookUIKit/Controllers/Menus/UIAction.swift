import FlipbookDrawing
import Foundation

/// An action with its title and image.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identity.
    public let rawValue: String
    /// Makes an identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identity from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Called with the action when it is performed.
  public typealias Handler = (UIAction) -> Void

  let handler: Handler
  /// The object that performed the action last; it is not retained.
  open private(set) weak var sender: AnyObject?
  /// The identity of the action; nil unless given.
  public let identifier: Identifier?

  /// The look of the action's line.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the action's line.
  open var state: UIMenuElement.State
  /// A longer title; nil for none.
  open var discoverabilityTitle: String?

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    self.identifier = identifier
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// Called with an action when it is performed.
public typealias UIActionHandler = (UIAction) -> Void
