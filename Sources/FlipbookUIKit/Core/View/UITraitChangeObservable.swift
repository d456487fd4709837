import FlipbookDrawing
import Foundation

/// An object that reports changes of its traits. In a film only the user interface style changes, by
/// `overrideUserInterfaceStyle`.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Keeps an observation for as long as this object lives, or until the observation ends.
  func _keep(_ observation: any UITraitChangeRegistration)
  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a handler with the former traits after some of the named traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits) { [weak self] old in if let self { handler(self, old) } }
    _keep(observation)
    return observation
  }

  /// Calls a handler that names the type of this object after some of the named traits have changed.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits) { [weak self] old in
      if let object = self as? Object { handler(object, old) }
    }
    _keep(observation)
    return observation
  }

  /// Calls a method of this object after some of the named traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Calls a method of the target after some of the named traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    let observation = TraitObservation(traits) { [weak object, weak self] old in
      action.send(to: object, self, old)
    }
    _keep(observation)
    return observation
  }
}
