import FlipbookLayers
import Foundation

extension CADisplayLink {
  /// A link that calls a method; it begins when it is added to a run loop.
  ///
  /// - Parameter target: Kept until the link is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let object = target as AnyObject
    self.init { link in
      let call = DisplayLinkCall(object: object, selector: selector, link: link)
      MainActor.assumeIsolated { call.selector.send(to: call.object, call.link, nil) }
    }
  }
}

/// Display links are called on the scene's one thread.
private struct DisplayLinkCall: @unchecked Sendable {
  let object: AnyObject
  let selector: Selector
  let link: CADisplayLink
}
