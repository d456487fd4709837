import FlipbookDrawing
import Foundation

/// A title and an image in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { attributesChanged?() } } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { if image !== oldValue { attributesChanged?() } } }
  /// A number by which the item is found.
  open var tag = 0
  /// Whether the item can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { attributesChanged?() } } }
  /// The distances in points by which a tab's image is moved; zero unless set. Buttons of other bars don't follow it.
  open var imageInsets = UIEdgeInsets.zero { didSet { attributesChanged?() } }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Is called when attributes of the title change.
  var attributesChanged: (() -> Void)?

  /// Makes an empty item.
  public override init() {}

  /// Makes an empty item. Archives are not read.
  public required init?(coder: NSCoder) {}

  /// Sets the font and the text colour of the title for a state; nil for the bar's. Other attributes are reported as
  /// unsupported.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let other = attributes?.keys.contains { $0 != .font && $0 != .foregroundColor } ?? false
    unsupported("UIBarItem.setTitleTextAttributes", when: other)
    titleAttributes[state.rawValue] = attributes
    attributesChanged?()
  }

  /// Returns the attributes of the title that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The title's font; nil for the bar's.
  var titleFont: UIFont? { titleAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont }

  /// The title's colour that was set for a state; nil for none.
  func ownTitleColor(for state: UIControl.State) -> UIColor? {
    titleAttributes[state.rawValue]?[.foregroundColor] as? UIColor
  }

  /// The title's colour in a state, or in the normal one; nil for the bar's.
  func titleColor(for state: UIControl.State) -> UIColor? {
    [state, .normal].lazy.compactMap { [self] in
      titleAttributes[$0.rawValue]?[.foregroundColor] as? UIColor
    }.first
  }
}
