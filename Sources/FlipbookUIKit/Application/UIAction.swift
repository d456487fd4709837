import FlipbookDrawing
import Foundation

/// Something that can be done, with how it is shown.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias Handler = (UIAction) -> Void

  let handler: Handler
  open private(set) weak var sender: AnyObject?
  public let identifier: Identifier?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    self.identifier = identifier
    super.init(title: title, image: image)
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A line of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open var title: String
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu. It is not opened in a film.
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
