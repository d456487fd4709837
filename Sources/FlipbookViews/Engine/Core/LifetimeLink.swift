/// Leads to an object for as long as it lives.
///
/// A weak reference would do as much, but each object that one points to is counted more slowly from then on, and
/// every node and element has children that point to it.
package final class LifetimeLink<Target: AnyObject>: @unchecked Sendable {
  /// Set once by the target, and cleared as it goes.
  package fileprivate(set) unowned var target: Target?

  package init() {}

  func begin(_ target: Target) { self.target = target }

  func end() { target = nil }
}
