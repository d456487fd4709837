// Square matrices of `Float` as the module `simd` names them.

/// A matrix of 2 × 2 `Float`s.
public struct simd_float2x2: _SimdMatrix {
  /// The columns, from the left.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Makes a matrix from 2 columns; any other number ends the program.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a matrix of 2 columns needs as many")
    self.columns = (columns[0], columns[1])
  }
  /// Makes a matrix from its columns.
  public init(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    columns = (a, b)
  }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }

  /// The columns, as an array.
  public var _columns: [SIMD2<Float>] { [columns.0, columns.1] }
}
