import FlipbookDiagnostics
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A transition from a view's content before some changes to that after them.
@MainActor
struct ContentTransitionAnimation {
  let options: UIView.AnimationOptions
  /// In seconds.
  let duration: TimeInterval

  func run(on view: UIView, changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard options.transition != 0 else {
      UIView.performWithoutAnimation(changes)
      if let completion { FilmClock.post(after: duration) { completion(true) } }
      return
    }
    let transition = CATransition()
    transition.duration = duration
    transition.timingFunction = options.curve.timingFunction
    switch options.transition {
    case 5: transition.type = .fade
    case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
    case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
    case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
    case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
    default:
      DiagnosticCollector.current.warn(
        "view.transition-curl", "A page curl is not drawn; the view fades instead.")
      transition.type = .fade
    }
    if let completion { transition.delegate = AnimationEnd { completion($0) } }
    CATransaction.begin()
    view.layer.add(transition, forKey: kCATransition)
    if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
    view.layoutIfNeeded()
    CATransaction.commit()
  }
}
