import Foundation

// Vectors of two to four numbers as the module `simd` names them, with what animations do with them.

/// Two `Float`s.
public typealias simd_float2 = SIMD2<Float>
/// Three `Float`s.
public typealias simd_float3 = SIMD3<Float>
/// Four `Float`s.
public typealias simd_float4 = SIMD4<Float>
/// Two `Double`s.
public typealias simd_double2 = SIMD2<Double>
/// Three `Double`s.
public typealias simd_double3 = SIMD3<Double>
/// Four `Double`s.
public typealias simd_double4 = SIMD4<Double>
/// Two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// Two `Float`s.
public typealias vector_float2 = SIMD2<Float>
/// Three `Float`s.
public typealias vector_float3 = SIMD3<Float>
/// Four `Float`s.
public typealias vector_float4 = SIMD4<Float>

/// Returns the dot product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}
/// Returns the squared length of a vector.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// Returns the squared distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// Returns a vector of length 1 in the same direction; NaN for a zero vector.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// Returns each component limited to a range of its own.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns a number limited to a range.
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
  Swift.min(Swift.max(x, min), max)
}
/// Returns the smaller of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// Returns the larger of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// Returns x at t = 0, y at t = 1 and the line through both elsewhere, component by component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Returns x at t = 0, y at t = 1 and the line through both elsewhere.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }

/// Returns the dot product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// Returns the squared length of a vector.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}
/// Returns the squared distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// Returns a vector of length 1 in the same direction; NaN for a zero vector.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// Returns x at t = 0, y at t = 1 and the line through both elsewhere.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Returns each component limited to a range of its own.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
  simd_clamp(x, min, max)
}
/// Returns x reflected at the plane with the normal n, which has to be of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - 2 * simd_dot(x, n) * n
}
/// Returns the cross product, by the right-hand rule.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
