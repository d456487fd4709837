// Square matrices of `Double` as the module `simd` names them.

public struct simd_double2x2: _SimdMatrix {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "a matrix of 2 columns needs as many")
    self.columns = (columns[0], columns[1])
  }
  public init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    columns = (a, b)
  }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
    self.columns = columns
  }

  public var _columns: [SIMD2<Double>] { [columns.0, columns.1] }
}

public struct simd_double3x3: _SimdMatrix {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init(_ columns: [SIMD3<Double>]) {
    precondition(columns.count == 3, "a matrix of 3 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2])
  }
  public init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    columns = (a, b, c)
  }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

  public var _columns: [SIMD3<Double>] { [columns.0, columns.1, columns.2] }
}

public struct simd_double4x4: _SimdMatrix {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  public init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    columns = (a, b, c, d)
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  public var _columns: [SIMD4<Double>] { [columns.0, columns.1, columns.2, columns.3] }
}

public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public typealias matrix_double3x3 = simd_double3x3
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
