import Foundation

extension UIViewController {
  /// The nearest controller of a class around this one; nil for none.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let one = controller {
      if let found = one as? Controller { return found }
      controller = one.parent
    }
    return nil
  }

  /// Puts a child's view in the place of another one's, by a transition or by animations.
  func exchange(
    _ old: UIView, for new: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: @escaping (Bool) -> Void
  ) {
    guard options.transition != 0 else {
      view.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
      return
    }
    UIView.transition(
      with: view, duration: duration, options: options,
      animations: {
        self.view.addSubview(new)
        old.isHidden = true
        animations?()
      },
      completion: { finished in
        old.isHidden = false
        completion(finished)
      })
  }
}

extension UIViewController {
  func preferredContentSizeChanged() {
    ((parent ?? self).presentation as? UIPopoverPresentationController)?.layOut()
    (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    if parent == nil { presentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
}
