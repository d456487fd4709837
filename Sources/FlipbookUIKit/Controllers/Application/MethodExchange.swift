import FlipbookDiagnostics
import Foundation

/// A method of a class of Objective-C's. A film's classes have none that can be exchanged.
public struct Method: Hashable, Sendable {
  let selector: Selector
}

/// Returns a method that can't be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls == nil ? nil : Method(selector: name)
}

/// Returns a method that can't be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls == nil ? nil : Method(selector: name)
}

/// Reports itself as unsupported: both methods stay as they are.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  DiagnosticCollector.current.warn(
    "scene.unsupported",
    "method_exchangeImplementations has no effect: \(m1.selector) and \(m2.selector) stay as they are.")
}
