import FlipbookLayers
import Foundation

extension CADisplayLink {
  /// Makes a link that calls a method. It begins when it is added to a run loop.
  ///
  /// - Parameter target: Retained until the link is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let object = target as AnyObject
    self.init { selector.sendOnSceneThread(to: object, $0) }
  }
}
