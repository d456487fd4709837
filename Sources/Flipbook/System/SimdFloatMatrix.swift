// Square matrices of `Float` as the module `simd` names them.

public struct simd_float2x2: _SimdMatrix {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a matrix of 2 columns needs as many")
    self.columns = (columns[0], columns[1])
  }
  public init(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    columns = (a, b)
  }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }

  public var _columns: [SIMD2<Float>] { [columns.0, columns.1] }
}

public struct simd_float3x3: _SimdMatrix {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a matrix of 3 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2])
  }
  public init(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) {
    columns = (a, b, c)
  }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    self.columns = columns
  }

  public var _columns: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }
}

public struct simd_float4x4: _SimdMatrix {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  public var _columns: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }
}

public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
