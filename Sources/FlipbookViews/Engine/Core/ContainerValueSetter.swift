import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A modifier that gives the container values.
@MainActor
protocol ContainerValueSetter {
  func set(in values: inout ContainerValues)
}
