import Foundation

/// A place in a menu for lines that are made as the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The lines that were made before; nil before the first time.
  private(set) var known: [UIMenuElement]?

  /// Makes an element whose lines are made once.
  ///
  /// - Parameter elementProvider: Makes the lines and calls its argument with them, now or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// Returns an element whose lines are made each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Makes the lines.
  func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    provider { [self] lines in
      if isCached { known = lines }
      completion(lines)
    }
  }
}
