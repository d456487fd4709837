import Foundation
import Synchronization

/// Part of a transform that a key path can name.
package enum TransformComponent: String, Hashable, Sendable, CaseIterable {
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// How many numbers it has.
  var count: Int { self == .translation ? 2 : 1 }
}
