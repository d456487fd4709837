import FlipbookMotion
import Foundation

/// What changed of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
}

/// What is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Observes as long as it is kept.
@MainActor @preconcurrency
public final class NSKeyValueObservation: NSObject {
  private var isValid = true
  private let check: () -> Bool

  init(_ check: @escaping () -> Bool) {
    self.check = check
    super.init()
    step()
  }

  public func invalidate() { isValid = false }

  private func step() {
    FilmClock.post(after: 1.0 / 60) { [weak self] in
      guard let self, isValid, check() else { return }
      step()
    }
  }
}

/// What properties can be observed of.
@MainActor @preconcurrency
public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Has a handler called when a property has changed.
  ///
  /// There is no Objective-C to tell of changes: sixty times a second of film time the property is looked at.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func tell(_ old: Value?, _ new: Value) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) { tell(nil, last) }
    return NSKeyValueObservation { [weak self] in
      guard let self else { return false }
      let now = self[keyPath: keyPath]
      guard let one = now as? AnyHashable, let other = last as? AnyHashable else {
        // Of what can't be compared nothing can be told.
        return false
      }
      guard one != other else { return true }
      let old = last
      last = now
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? old : nil))
      return true
    }
  }
}
