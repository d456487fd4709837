import FlipbookDrawing
import FlipbookViews
import Foundation

/// What a playground can show beside its code.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground.
@MainActor @preconcurrency
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  /// What is shown; nil for nothing.
  public var liveView: (any PlaygroundLiveViewable)? { didSet { show?(liveView) } }
  /// Has the film show what is set, at once: statements that follow may animate it.
  var show: (((any PlaygroundLiveViewable)?) -> Void)?
  /// A film runs to its end either way.
  public var needsIndefiniteExecution = false

  /// Shows a view of SwiftUI's.
  public func setLiveView<Content: View>(_ view: Content) { liveView = UIHostingController(rootView: view) }

  public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }

  /// Has no effect: a film runs to its end.
  public func finishExecution() {}
}

/// What the statements of a playground set to be shown.
///
/// - Parameter run: Runs the statements.
@MainActor
public func _playgroundContent(_ run: @escaping @MainActor () -> Void) -> some View {
  UIKitScene(.playground(run))
}
