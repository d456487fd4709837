import FlipbookDrawing
import Foundation

/// A line of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The attributes of a line in a menu, as a set.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The line can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The line removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The line is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the line is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark before a line in a menu.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The title of the line.
  open var title: String
  /// A second text of the line; nil for none.
  open var subtitle: String?
  /// The image of the line; nil for none.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
