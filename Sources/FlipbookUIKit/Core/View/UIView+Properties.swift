import FlipbookDrawing
import FlipbookTime
import Foundation
import Observation

extension UIView {
  /// Has ``updateProperties()`` called before the next frame, without a layout.
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    LayoutPass.request(for: self)
  }

  /// Calls ``updateProperties()`` now, here and inside, where it is asked for.
  public func updatePropertiesIfNeeded() {
    updatePropertiesNow()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  /// Calls ``updateProperties()`` of the view's controller and of the view, where it is asked for. A change of
  /// observable data that they read asks for it again.
  func updatePropertiesNow() {
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    propertyUpdate += 1
    let update = propertyUpdate
    withObservationTracking {
      viewController?.updateProperties()
      updateProperties()
    } onChange: { [weak self] in
      // Data change on the main thread, before they have their new value.
      MainActor.assumeIsolated {
        guard let view = self, view.propertyUpdate == update else { return }
        _ = FilmClock.post(after: 0) { [weak view] in view?.setNeedsUpdateProperties() }
      }
    }
  }
}

extension UIViewController {
  /// Has ``updateProperties()`` called before the next frame, without a layout.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls ``updateProperties()`` now, of the controller and of the views inside, where it is asked for.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}

extension UIView {
  /// The point that lies at the centre and that transforms leave alone; 0…1 of the size, the middle unless
  /// set. A scene's own extension may have one of the same name.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
