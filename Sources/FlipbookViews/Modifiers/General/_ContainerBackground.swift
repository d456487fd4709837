import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The background that a view gives the container around it.
public struct _ContainerBackground: Equatable {
  /// The view behind the container.
  public let view: AnyView

  /// True: a container has the background that it was given first.
  public static func == (one: Self, other: Self) -> Bool { true }
}
