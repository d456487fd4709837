import Foundation

/// The arithmetic of square matrices of the module `simd`: columns of vectors, as many as a vector has
/// numbers.
///
/// The matrices are types of their own, not instances of a generic one: files give them stored static properties.
public protocol _SimdMatrix: Hashable, Sendable {
  /// The type of a column.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// A matrix of columns, as many as ``_columns`` has.
  init(_ columns: [Column])
  /// The columns, from the left.
  var _columns: [Column] { get }
}

extension _SimdMatrix {
  /// Makes a matrix of zeros.
  public init() { self.init([Column](repeating: Column(), count: Column.scalarCount)) }
  /// Makes a matrix from rows, as many as a row has numbers.
  public init(rows: [Column]) {
    self.init(rows)
    self = transpose
  }
  /// Makes a matrix with one number along the diagonal.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  /// Makes a matrix with these numbers along the diagonal, else 0.
  public init(diagonal: Column) {
    self.init()
    for index in Self.indices { self[index, index] = diagonal[index] }
  }

  private static var indices: Range<Int> { 0..<Column.scalarCount }

  /// A column, counted from 0 at the left.
  public subscript(column: Int) -> Column {
    get { _columns[column] }
    set {
      var columns = _columns
      columns[column] = newValue
      self = Self(columns)
    }
  }
  /// A number by its column and row, counted from 0 at the top left.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows in place of columns.
  public var transpose: Self {
    var result = Self()
    for column in Self.indices { for row in Self.indices { result[row, column] = self[column, row] } }
    return result
  }

  /// The determinant; 0 when the matrix has no inverse.
  public var determinant: Column.Scalar { solved().determinant }

  /// The inverse; NaN along the diagonal where there is none.
  public var inverse: Self { solved().inverse }

  /// By elimination with the greatest number of each column.
  private func solved() -> (determinant: Column.Scalar, inverse: Self) {
    var (left, right, determinant) = (self, Self(1 as Column.Scalar), 1 as Column.Scalar)
    for index in Self.indices {
      let best =
        (index..<Column.scalarCount).max { abs(left[$0, index]) < abs(left[$1, index]) } ?? index
      let pivot = left[best, index]
      guard pivot != 0 else { return (0, Self(Column.Scalar.nan)) }
      if best != index {
        (left[best], left[index]) = (left[index], left[best])
        (right[best], right[index]) = (right[index], right[best])
        determinant = -determinant
      }
      determinant *= pivot
      left[index] /= pivot
      right[index] /= pivot
      for other in Self.indices where other != index {
        let factor = left[other, index]
        left[other] -= factor * left[index]
        right[other] -= factor * right[index]
      }
    }
    return (determinant, right)
  }

  private func combined(with other: Self, _ combine: (Column, Column) -> Column) -> Self {
    Self(zip(_columns, other._columns).map(combine))
  }

  /// Multiplies the matrix by a column.
  public static func * (lhs: Self, rhs: Column) -> Column {
    let columns = lhs._columns
    var result = columns[0] * rhs[0]
    for index in indices.dropFirst() { result += columns[index] * rhs[index] }
    return result
  }
  /// Multiplies a row by the matrix.
  public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }
  /// Multiplies two matrices: the right one is applied first.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(rhs._columns.map { lhs * $0 }) }
  /// Multiplies each number by a factor.
  public static func * (lhs: Self, rhs: Column.Scalar) -> Self { Self(lhs._columns.map { $0 * rhs }) }
  /// Multiplies each number by a factor.
  public static func * (lhs: Column.Scalar, rhs: Self) -> Self { rhs * lhs }
  /// Adds number by number.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs) { $0 + $1 } }
  /// Subtracts number by number.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs) { $0 - $1 } }
  /// Reverses the sign of each number.
  public static prefix func - (matrix: Self) -> Self { matrix * (-1 as Column.Scalar) }
  /// Adds number by number, in place.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts number by number, in place.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a matrix at the right, in place.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Multiplies each number by a factor, in place.
  public static func *= (lhs: inout Self, rhs: Column.Scalar) { lhs = lhs * rhs }

  /// Whether all numbers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._columns == rhs._columns }
  /// Hashes the columns.
  public func hash(into hasher: inout Hasher) { hasher.combine(_columns) }
}

/// Multiplies two matrices: the right one is applied first.
public func simd_mul<M: _SimdMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Multiplies the matrix by a column.
public func simd_mul<M: _SimdMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the inverse; NaN along the diagonal when there is none.
public func simd_inverse<M: _SimdMatrix>(_ x: M) -> M { x.inverse }
/// Returns the matrix with rows in place of columns.
public func simd_transpose<M: _SimdMatrix>(_ x: M) -> M { x.transpose }
