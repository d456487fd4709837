import FlipbookDrawing
import Foundation

extension UIView {
  // MARK: Changing the order

  func orderLayers() {
    // Layers that are not a view's stay where they are, below the views added after them.
    for view in subviews { layer.addSublayer(view.layer) }
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let old = view.window
    let new = window
    view.willMove(toSuperview: self)
    if old !== new { view.notifyWillMove(to: new) }
    if view.superview != nil { view.detach(staysIn: self) }
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: place)
    view.superview = self
    if old !== new { view.notifyDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.notifyTintChanged()
    view.setNeedsLayout()
    setNeedsLayoutForContent()
  }

  /// Takes the view out of its superview. One that only changes its place among others keeps its constraints.
  func detach(staysIn place: UIView? = nil) {
    guard let superview else { return }
    if superview !== place {
      superview.willRemoveSubview(self)
      superview.dropConstraints(of: self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayoutForContent()
    layer.removeFromSuperlayer()
    self.superview = nil
  }

  func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    subviews.forEach { $0.notifyWillMove(to: window) }
  }

  func notifyDidMove() {
    // A subclass may draw.
    if window != nil, type(of: self) != UIView.self { layer.setNeedsDisplay() }
    didMoveToWindow()
    subviews.forEach { $0.notifyDidMove() }
    resolveBackground()
  }

  // MARK: Looking

  /// Whether the view is about to come into a window: it is a first view controller's, or one's that will
  /// appear.
  ///
  /// A phone animates changes in it once it is there, but not for view controllers that load later.
  var isOnItsWay: Bool {
    guard window == nil else { return false }
    if UIApplication.shared.isShowingFirstViews { return true }
    var next: UIView? = self
    while let one = next {
      if one.viewController?.isAppearing == true { return true }
      next = one.superview
    }
    return false
  }

  /// Whether the view is inside another, at any depth, or is the other itself.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let one = next {
      if one === view { return true }
      next = one.superview
    }
    return false
  }

  /// Returns the view with a tag among this one and all inside; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Calls `tintColorDidChange()` of the view and of all below that have no tint of their own.
  func notifyTintChanged() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.notifyTintChanged() }
  }
}
