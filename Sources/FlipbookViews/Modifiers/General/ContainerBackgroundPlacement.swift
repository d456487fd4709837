import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Sendable {
  private(set) var isWidget = false

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(isWidget: true)
  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement()
  /// A window.
  public static let window = ContainerBackgroundPlacement()
  /// A store of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement()
}
