import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that a behaviour has when it is asked for its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// The value of the environment at a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
