import FlipbookDrawing
import Foundation

/// The parts of a transform that key paths name.
package enum TransformComponents {
  package static func lanes(
    _ component: TransformComponent, _ parts: TransformParts, _ angles: SIMD3<Double>
  ) -> SIMD4<Double> {
    switch component {
    case .rotation, .rotationZ: SIMD4(angles.z, 0, 0, 0)
    case .rotationX: SIMD4(angles.x, 0, 0, 0)
    case .rotationY: SIMD4(angles.y, 0, 0, 0)
    case .scale: SIMD4((parts.scale.x + parts.scale.y + parts.scale.z) / 3, 0, 0, 0)
    case .scaleX: SIMD4(parts.scale.x, 0, 0, 0)
    case .scaleY: SIMD4(parts.scale.y, 0, 0, 0)
    case .scaleZ: SIMD4(parts.scale.z, 0, 0, 0)
    case .translation: SIMD4(parts.translation.x, parts.translation.y, 0, 0)
    case .translationX: SIMD4(parts.translation.x, 0, 0, 0)
    case .translationY: SIMD4(parts.translation.y, 0, 0, 0)
    case .translationZ: SIMD4(parts.translation.z, 0, 0, 0)
    }
  }

  package static func set(
    _ component: TransformComponent, _ v: SIMD4<Double>, _ parts: inout TransformParts,
    _ angles: inout SIMD3<Double>
  ) {
    switch component {
    case .rotation, .rotationZ: angles.z = v.x
    case .rotationX: angles.x = v.x
    case .rotationY: angles.y = v.x
    case .scale: parts.scale = SIMD3(v.x, v.x, v.x)
    case .scaleX: parts.scale.x = v.x
    case .scaleY: parts.scale.y = v.x
    case .scaleZ: parts.scale.z = v.x
    case .translation:
      parts.translation.x = v.x
      parts.translation.y = v.y
    case .translationX: parts.translation.x = v.x
    case .translationY: parts.translation.y = v.x
    case .translationZ: parts.translation.z = v.x
    }
  }

  /// The same for a whole transform.
  package static func value(_ component: TransformComponent, of transform: CATransform3D) -> SIMD4<Double> {
    let parts = TransformParts(any: transform)
    return lanes(component, parts, parts.angles)
  }

  package static func setting(
    _ component: TransformComponent, _ v: SIMD4<Double>, in transform: CATransform3D
  ) -> CATransform3D {
    var parts = TransformParts(any: transform)
    var angles = parts.angles
    set(component, v, &parts, &angles)
    return parts.transform(angles: angles)
  }
}
