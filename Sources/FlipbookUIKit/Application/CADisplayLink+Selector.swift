import FlipbookLayers
import Foundation

extension CADisplayLink {
  /// A link that calls a method; it begins when it is added to a run loop.
  ///
  /// - Parameter target: Kept until the link is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let object = target as AnyObject
    self.init { selector.sendOnSceneThread(to: object, $0) }
  }
}
