import FlipbookDrawing
import Foundation

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

extension UIView: UITraitChangeObservable {
  /// Keeps an observation for as long as the view lives, or until the observation ends.
  public func _keep(_ observation: any UITraitChangeRegistration) {
    if let observation = observation as? TraitObservation { traitObservations.append(observation) }
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }

  /// Reports a change of the style to this view, its controller and its subviews.
  final func notifyStyleChanged(from old: UITraitCollection) {
    for observation in traitObservations where observation.hearsOfStyle { observation.notify(old) }
    traitCollectionDidChange(old)
    if let controller = next as? UIViewController {
      for observation in controller.traitObservations where observation.hearsOfStyle {
        observation.notify(old)
      }
      controller.traitCollectionDidChange(old)
      controller.presentation?.traitCollectionDidChange(old)
    }
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.notifyStyleChanged(from: old)
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Keeps an observation for as long as the controller lives, or until the observation ends.
  public func _keep(_ observation: any UITraitChangeRegistration) {
    if let observation = observation as? TraitObservation { traitObservations.append(observation) }
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0 === registration }
  }
}
