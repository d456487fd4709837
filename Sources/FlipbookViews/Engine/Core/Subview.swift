import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One of the views that another stands for.
public struct Subview: View, Identifiable {
  /// Distinguishes a subview from others of the same view.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity of the view among those that another stands for.
  nonisolated public let id: ID
  /// The values that the view gives its container.
  nonisolated public let containerValues: ContainerValues
  let content: AnyView

  /// The view itself.
  public var body: some View { content }
}
