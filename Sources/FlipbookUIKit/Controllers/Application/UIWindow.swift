import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// The whole of the film's frame, with the views in it.
open class UIWindow: UIView {
  /// The level of a window in front of others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level. Higher ones are in front.
    public let rawValue: CGFloat
    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)

    /// Whether a level is behind another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A level that is so much higher.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
    /// A level that is so much lower.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
  }

  /// The level of the window. Those of higher levels are in front; the film's own window is behind all.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { UIApplication.shared.windowStack.sort() } }
  }
  /// Whether the window is not shown. Setting it to false shows the window and its controller.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = super.isHidden != newValue || (!newValue && !hasShownRoot)
      super.isHidden = newValue
      if changes { post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification) }
      guard !newValue else { return }
      UIApplication.shared.show(self)
      if !hasShownRoot { showRoot() }
    }
  }
  private var hasShownRoot = false
  /// Whether a view shows the window: the film's own, and those of represented views.
  var isHosted = false
  /// Of a window that gets touches of a view of SwiftUI.
  var hostedTaps = HostedTaps()
  /// The scene that the window was made for; it is not retained.
  open weak var windowScene: UIWindowScene?
  /// Whether the window has been made key.
  open internal(set) var isKeyWindow = false
  /// Never called. A film's device is not shaken.
  open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  /// Never called. A film's device is not shaken.
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  /// The film's screen.
  open var screen: UIScreen { .main }
  private var touch: TouchSequence?
  /// The window in front that has the present touch.
  private weak var touched: UIWindow?
  /// The insets by which bars of the surrounding views cover the window, in points; zero for a window of its
  /// own.
  var coveredByHost = UIEdgeInsets.zero {
    didSet { if coveredByHost != oldValue { followInsets() } }
  }

  /// Makes a window. It is shown once it is made key.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = true
  }

  /// Makes a window as large as the film's frame.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    translatesAutoresizingMaskIntoConstraints = true
    self.windowScene = windowScene
  }

  /// Makes a window of no size. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Whether the window takes the style of what is around it, and is not given one by the scene.
  var isFollowing = false

  /// The controller whose view fills the window; nil for none. Its view is shown once the window is key.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.disappeared(false)
      if isKeyWindow || hasShownRoot { showRoot() }
    }
  }

  /// Whether the root view controller's view is being made and put into the window.
  private(set) var isShowingRoot = false

  private func showRoot() {
    hasShownRoot = true
    isShowingRoot = true
    defer { isShowingRoot = false }
    guard let rootViewController, let view = rootViewController.view else { return }
    rootViewController.appear(false)
    UIView.performWithoutAnimation {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      layoutIfNeeded()
    }
    // The controller has appeared once everything is committed: changes made then are animated.
    FilmClock.post(after: 0) { [weak self] in
      if self?.rootViewController === rootViewController { rootViewController.appeared(false) }
    }
  }

  /// Makes the window key and shows it. Does nothing for a window that has been made key.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    let former = UIApplication.shared.keyWindow
    isKeyWindow = true
    isHidden = false
    if let former, former !== self { former.resignKey() }
    becomeKey()
  }

  /// Makes the window key and shows it.
  open func makeKey() { makeKeyAndVisible() }

  /// Called after the window has become key: posts ``didBecomeKeyNotification``.
  open func becomeKey() { post(Self.didBecomeKeyNotification) }

  /// Called after another window has become key: posts ``didResignKeyNotification``.
  open func resignKey() { post(Self.didResignKeyNotification) }

  // MARK: Touches

  /// Sends a touch, at the present film time.
  ///
  /// - Parameters:
  ///   - point: In the window, in points.
  ///   - velocity: In points a second; nil for that of its movement.
  package func touch(
    _ phase: UITouch.Phase, at point: CGPoint, tapCount: Int = 1, velocity: CGPoint? = nil
  ) {
    if phase == .began { touched = window(touchedAt: point) }
    if let touched {
      let place = CGPoint(x: point.x - touched.frame.minX, y: point.y - touched.frame.minY)
      touched.touch(phase, at: place, tapCount: tapCount, velocity: velocity)
      return
    }
    if phase == .began {
      guard let view = hitTest(point, with: nil) else { return }
      touch = TouchSequence(view: view, window: self)
    }
    touch?.send(phase, at: point, tapCount: tapCount, velocity: velocity)
    if phase == .ended || phase == .cancelled { touch = nil }
  }

  /// The window in front that has a touch at a point; nil for none.
  private func window(touchedAt point: CGPoint) -> UIWindow? {
    UIApplication.shared.windowStack.windows(before: self).last { front in
      front.hitTest(CGPoint(x: point.x - front.frame.minX, y: point.y - front.frame.minY), with: nil) != nil
    }
  }

  /// Has no effect. Touches reach views without it, and overrides aren't called.
  open func sendEvent(_ event: UIEvent) {}

  /// Sends a touch that comes down and is lifted at once.
  package func tap(at point: CGPoint, tapCount: Int = 1) {
    touch(.began, at: point, tapCount: tapCount)
    touch(.ended, at: point, tapCount: tapCount)
  }
}
