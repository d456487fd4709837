import FlipbookDrawing
import FlipbookDiagnostics
import FlipbookMotion
import FlipbookViews
import Foundation

/// A film of UIKit: a view controller, a view, or an application with its windows.
@MainActor
package struct UIKitScene: View {
  package enum Content {
    case controller(@MainActor () -> UIViewController)
    case view(@MainActor () -> UIView)
    case application(@MainActor () -> any UIApplicationDelegate)
    case sceneDelegate(@MainActor () -> any UISceneDelegate)
    /// Statements that set the live view of the page.
    case playground(@MainActor () -> Void)
  }

  let content: Content

  package init(_ content: Content) { self.content = content }

  package var body: some View {
    EmbeddedView(
      make: { environment in
        UIApplication.shared.reset()
        let host = HostWindow(window: Self.makeWindow(content), environment: environment)
        UIApplication.shared.windowStack.begin(with: host.window, UIApplication.shared.shownWindows)
        host.window.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        return host
      },
      update: { _, _, _ in }
    )
    .ignoresSafeArea()
  }

  private static func makeWindow(_ content: Content) -> UIWindow {
    let frame = UIScreen.main.bounds
    switch content {
    case .controller(let make):
      let window = makePlainWindow(frame)
      window.rootViewController = make()
      window.makeKeyAndVisible()
      return window
    case .view(let make):
      let window = makePlainWindow(frame)
      let view = make()
      window.makeKeyAndVisible()
      place(view, in: frame)
      window.addSubview(view)
      return window
    case .application(let make): return launch(make())
    case .sceneDelegate(let make): return connect(make())
    case .playground(let run): return runPlayground(run, frame)
    }
  }

  private static func makePlainWindow(_ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.backgroundColor = .systemBackground
    return window
  }

  /// Has a view with a size of its own stand in the middle, and another fill the film.
  private static func place(_ view: UIView, in frame: CGRect) {
    if view.bounds.size == .zero {
      let wanted = view.intrinsicContentSize
      let size = CGSize(
        width: wanted.width > 0 ? wanted.width : frame.width,
        height: wanted.height > 0 ? wanted.height : frame.height)
      view.frame = CGRect(
        x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2, width: size.width,
        height: size.height)
    } else if view.frame.origin == .zero {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private static func launch(_ delegate: any UIApplicationDelegate) -> UIWindow {
    UIApplication.shared.keptDelegate = delegate
    UIApplication.shared.delegate = delegate
    let made = MainStoryboard.makeWindow()
    if let made { _ = NibClasses.set(made, "window", of: delegate) }
    _ = delegate.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(UIApplication.shared)
    return shownWindow(delegate.window ?? nil, made: made)
  }

  private static func connect(_ delegate: any UISceneDelegate) -> UIWindow {
    let scene = UIWindowScene.main
    scene.delegate = delegate
    let made = MainStoryboard.makeWindow()
    if let made { _ = NibClasses.set(made, "window", of: delegate) }
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
    return shownWindow((delegate as? any UIWindowSceneDelegate)?.window, made: made)
  }

  /// The window of the live view that the statements of a playground set last.
  private static func runPlayground(_ run: @MainActor () -> Void, _ frame: CGRect) -> UIWindow {
    let page = PlaygroundPage.current
    var window: UIWindow?
    page.show = { shown in
      switch shown {
      case let controller as UIViewController: window = makeWindow(.controller { controller })
      case let view as UIView: window = makeWindow(.view { view })
      default: window = nil
      }
    }
    page.liveView = nil
    run()
    page.show = nil
    if let window { return window }
    DiagnosticCollector.current.warn(
      "playground.empty", "The playground sets no live view; its film is empty.")
    return UIWindow(frame: frame)
  }

  /// The window of an application.
  ///
  /// - Parameters:
  ///   - own: The window that the delegate has.
  ///   - made: The window of the main storyboard, which the delegate may have replaced.
  private static func shownWindow(_ own: UIWindow?, made: UIWindow?) -> UIWindow {
    if let own, own !== made { return own }
    if let window = made ?? UIApplication.shared.keyWindow ?? MainStoryboard.makeUsualWindow() {
      window.makeKeyAndVisible()
      return window
    }
    DiagnosticCollector.current.warn(
      "application.no-window", "The application shows no window; its film is empty.")
    return UIWindow(frame: UIScreen.main.bounds)
  }
}
