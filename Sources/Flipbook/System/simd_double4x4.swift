/// A matrix of 4 × 4 `Double`s.
public struct simd_double4x4: _SimdMatrix {
  /// The columns, from the left.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Makes a matrix from 4 columns; any other number ends the program.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  /// Makes a matrix from its columns.
  public init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    columns = (a, b, c, d)
  }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  /// The columns, as an array.
  public var _columns: [SIMD4<Double>] { [columns.0, columns.1, columns.2, columns.3] }
}
