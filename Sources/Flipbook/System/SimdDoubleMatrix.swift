/// Another name of ``simd_double2x2``.
public typealias double2x2 = simd_double2x2

/// Another name of ``simd_double3x3``.
public typealias double3x3 = simd_double3x3

/// Another name of ``simd_double4x4``.
public typealias double4x4 = simd_double4x4

/// Another name of ``simd_double4x4``.
public typealias matrix_double4x4 = simd_double4x4

/// Another name of ``simd_double3x3``.
public typealias matrix_double3x3 = simd_double3x3

/// The identity: 1 along the diagonal, else 0.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// The identity: 1 along the diagonal, else 0.
public let matrix_identity_double4x4 = simd_double4x4(1)
