import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A section among the views that another stands for, or a stretch of them that is in none.
public struct SectionConfiguration: Identifiable {
  /// Distinguishes a section from others of the same view.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity of the section among those of its view.
  nonisolated public let id: ID
  /// The values that the section gives its container.
  public var containerValues: ContainerValues
  /// The views of the header; none without one.
  public var header: SubviewsCollection
  /// The views between the header and the footer.
  public var content: SubviewsCollection
  /// The views of the footer; none without one.
  public var footer: SubviewsCollection
}
