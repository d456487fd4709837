import FlipbookDrawing
import Foundation

/// A menu: its lines, and how it stands in another one.
open class UIMenu: UIMenuElement {
  /// How a menu stands in another one, as a set.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The lines stand among those of the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// The menu removes something.
    public static let destructive = Options(rawValue: 2)
    /// One line at most is marked.
    public static let singleSelection = Options(rawValue: 32)
    /// The lines stand side by side.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the lines of a menu.
  public enum ElementSize: Int, Hashable, Sendable {
    case small = 0
    case medium, large
    case automatic = -1
  }

  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identity.
    public let rawValue: String
    /// Makes an identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identity from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The lines of the menu.
  public let children: [UIMenuElement]
  /// How the menu stands in another one.
  public let options: Options
  /// The identity of the menu; empty unless given.
  public let identifier: Identifier
  /// The size of the lines; `automatic` unless given.
  open var preferredElementSize: ElementSize

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (self.children, self.options, self.preferredElementSize) = (children, options, preferredElementSize)
    self.identifier = identifier ?? Identifier("")
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The lines that are on, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Returns a menu with other lines.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
