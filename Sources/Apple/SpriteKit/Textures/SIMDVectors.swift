/// Two numbers.
public func vector2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }

/// Three numbers.
public func vector3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }

/// Four numbers.
public func vector4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
