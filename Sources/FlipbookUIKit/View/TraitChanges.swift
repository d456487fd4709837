import FlipbookDrawing
import Foundation

/// Names a trait, as a type without values.
public protocol UITraitDefinition {}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}

/// Ends an observation of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

/// One observation of traits.
@MainActor
final class TraitObservation: UITraitChangeRegistration {
  let hearsOfStyle: Bool
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    hearsOfStyle = traits.contains { $0 == UITraitUserInterfaceStyle.self }
    self.tell = tell
  }
}

/// What tells of changes of its traits. In a film the light alone changes, by `overrideUserInterfaceStyle`.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// Keeps an observation for as long as this lives, or until it is ended.
  func _keep(_ observation: any UITraitChangeRegistration)
  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Has a handler called with the traits that were, when some of them have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits) { [weak self] old in if let self { handler(self, old) } }
    _keep(observation)
    return observation
  }

  /// Has a method of this called when some traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Has a method called when some traits have changed.
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

extension UIView: UITraitChangeObservable {
  public func _keep(_ observation: any UITraitChangeRegistration) {
    if let observation = observation as? TraitObservation { traitObservations.append(observation) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }

  /// Tells this view, its controller and what stands in it that the light is another.
  final func tellStyleChanged(from old: UITraitCollection) {
    for observation in traitObservations where observation.hearsOfStyle { observation.tell(old) }
    traitCollectionDidChange(old)
    if let controller = next as? UIViewController {
      for observation in controller.traitObservations where observation.hearsOfStyle { observation.tell(old) }
      controller.traitCollectionDidChange(old)
    }
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.tellStyleChanged(from: old)
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  public func _keep(_ observation: any UITraitChangeRegistration) {
    if let observation = observation as? TraitObservation { traitObservations.append(observation) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }
}
