import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The whole of the film's frame, with the views in it.
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open var windowLevel = Level.normal {
    didSet { unsupported("UIWindow.windowLevel", when: windowLevel != .normal) }
  }
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  open var screen: UIScreen { .main }
  private var touch: TouchCourse?
  /// How far bars and insets of the views around reach in, where the window is shown in a view; else nothing.
  var coveredByHost = UIEdgeInsets.zero {
    didSet { if coveredByHost != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { UIApplication.shared }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.disappeared(false)
      if isKeyWindow { showRoot() }
    }
  }

  /// Whether the root view controller's view is made and put into the window just now.
  private(set) var isShowingRoot = false

  private func showRoot() {
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
    // It has appeared once what there is has been committed: changes made then are animated.
    FilmClock.post(after: 0) { [weak self] in
      if self?.rootViewController === rootViewController { rootViewController.appeared(false) }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    isKeyWindow = true
    isHidden = false
    UIApplication.shared.show(self)
    showRoot()
  }

  open func makeKey() { makeKeyAndVisible() }

  // MARK: Touches

  /// Tells of a finger, at the present film time.
  ///
  /// - Parameters:
  ///   - point: In the window, in points.
  ///   - velocity: In points a second; nil for that of its movement.
  package func touch(
    _ phase: UITouch.Phase, at point: CGPoint, tapCount: Int = 1, velocity: CGPoint? = nil
  ) {
    if phase == .began {
      guard let view = hitTest(point, with: nil) else { return }
      touch = TouchCourse(view: view, window: self)
    }
    touch?.send(phase, at: point, tapCount: tapCount, velocity: velocity)
    if phase == .ended || phase == .cancelled { touch = nil }
  }

  /// A finger comes down and goes up.
  package func tap(at point: CGPoint, tapCount: Int = 1) {
    touch(.began, at: point, tapCount: tapCount)
    touch(.ended, at: point, tapCount: tapCount)
  }
}
