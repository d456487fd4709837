/// Another name of ``simd_float2x2``.
public typealias float2x2 = simd_float2x2

/// Another name of ``simd_float3x3``.
public typealias float3x3 = simd_float3x3

/// Another name of ``simd_float4x4``.
public typealias float4x4 = simd_float4x4

/// Another name of ``simd_float4x4``.
public typealias matrix_float4x4 = simd_float4x4

/// Another name of ``simd_float3x3``.
public typealias matrix_float3x3 = simd_float3x3

/// The identity: 1 along the diagonal, else 0.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The identity: 1 along the diagonal, else 0.
public let matrix_identity_float4x4 = simd_float4x4(1)
