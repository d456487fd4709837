/// A matrix of 4 × 4 `Float`s.
public struct simd_float4x4: _SimdMatrix {
  /// The columns, from the left.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Makes a matrix from 4 columns; any other number ends the program.
  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  /// Makes a matrix from its columns.
  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// The columns, as an array.
  public var _columns: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }
}
