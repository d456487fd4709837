import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

extension UIView: PlaygroundLiveViewable {}

extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground.
@MainActor @preconcurrency
public final class PlaygroundPage {
  private static let slot = ContextSlot(.scene) { Lazy { PlaygroundPage() } }

  /// The page of the scene's playground.
  public static var current: PlaygroundPage { SceneContext.current[slot].value }

  /// The view or view controller to show; nil for none.
  public var liveView: (any PlaygroundLiveViewable)? { didSet { show?(liveView) } }
  /// Shows the live view at once, since later statements may animate it.
  var show: (((any PlaygroundLiveViewable)?) -> Void)?
  /// Has no effect. A film runs to its end.
  public var needsIndefiniteExecution = false

  /// Shows a view of SwiftUI.
  public func setLiveView<Content: View>(_ view: Content) { liveView = UIHostingController(rootView: view) }

  /// Shows a view or a view controller.
  public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }

  /// Does nothing. A film runs to its end.
  public func finishExecution() {}
}

/// Returns the view that the statements of a playground show.
///
/// - Parameter run: Runs the statements.
@MainActor
public func _playgroundContent(_ run: @escaping @MainActor () -> Void) -> some View {
  UIKitScene(.playground(run))
}
