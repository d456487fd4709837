/// A matrix of 3 × 3 `Double`s.
public struct simd_double3x3: _SimdMatrix {
  /// The columns, from the left.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Makes a matrix from 3 columns; any other number ends the program.
  public init(_ columns: [SIMD3<Double>]) {
    precondition(columns.count == 3, "a matrix of 3 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2])
  }
  /// Makes a matrix from its columns.
  public init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    columns = (a, b, c)
  }
  /// Makes a matrix from its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }

  /// The columns, as an array.
  public var _columns: [SIMD3<Double>] { [columns.0, columns.1, columns.2] }
}
