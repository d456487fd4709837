import Foundation

// Square matrices as the module `simd` names them: columns of vectors.

public struct simd_float2x2: Hashable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a matrix of 2 columns needs as many")
    self.columns = (columns[0], columns[1])
  }
  public init(_ a: SIMD2<Float>, _ b: SIMD2<Float>) { columns = (a, b) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(rows: [SIMD2<Float>]) {
    self.init(rows)
    self = transpose
  }
  public init() { self.init(.zero, .zero) }
  /// A matrix with one number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }

  private var list: [SIMD2<Float>] { [columns.0, columns.1] }

  public subscript(column: Int) -> SIMD2<Float> {
    get { list[column] }
    set {
      var list = self.list
      list[column] = newValue
      self = simd_float2x2(list)
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float2x2 {
    var result = simd_float2x2()
    for column in 0..<2 { for row in 0..<2 { result[row, column] = self[column, row] } }
    return result
  }

  public var determinant: Float { solved().determinant }

  /// Numbers that are no numbers where there is none.
  public var inverse: simd_float2x2 { solved().inverse }

  /// By elimination with the greatest number of each column.
  private func solved() -> (determinant: Float, inverse: simd_float2x2) {
    var (left, right, determinant) = (self, simd_float2x2(1), Float(1))
    for index in 0..<2 {
      let best = (index..<2).max { abs(left[$0, index]) < abs(left[$1, index]) } ?? index
      let pivot = left[best, index]
      guard pivot != 0 else { return (0, simd_float2x2(Float.nan)) }
      if best != index {
        (left[best], left[index]) = (left[index], left[best])
        (right[best], right[index]) = (right[index], right[best])
        determinant = -determinant
      }
      determinant *= pivot
      left[index] /= pivot
      right[index] /= pivot
      for other in 0..<2 where other != index {
        let factor = left[other, index]
        left[other] -= factor * left[index]
        right[other] -= factor * right[index]
      }
    }
    return (determinant, right)
  }

  public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD2<Float> {
    var result: SIMD2<Float> = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    return result
  }
  public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD2<Float> { rhs.transpose * lhs }
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  public static func * (lhs: Self, rhs: Float) -> Self {
    Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs)
  }
  public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
  }
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func *= (lhs: inout Self, rhs: Float) { lhs = lhs * rhs }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.list == rhs.list }
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

public struct simd_float3x3: Hashable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a matrix of 3 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2])
  }
  public init(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) { columns = (a, b, c) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(rows: [SIMD3<Float>]) {
    self.init(rows)
    self = transpose
  }
  public init() { self.init(.zero, .zero, .zero) }
  /// A matrix with one number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }

  private var list: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }

  public subscript(column: Int) -> SIMD3<Float> {
    get { list[column] }
    set {
      var list = self.list
      list[column] = newValue
      self = simd_float3x3(list)
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for column in 0..<3 { for row in 0..<3 { result[row, column] = self[column, row] } }
    return result
  }

  public var determinant: Float { solved().determinant }

  /// Numbers that are no numbers where there is none.
  public var inverse: simd_float3x3 { solved().inverse }

  /// By elimination with the greatest number of each column.
  private func solved() -> (determinant: Float, inverse: simd_float3x3) {
    var (left, right, determinant) = (self, simd_float3x3(1), Float(1))
    for index in 0..<3 {
      let best = (index..<3).max { abs(left[$0, index]) < abs(left[$1, index]) } ?? index
      let pivot = left[best, index]
      guard pivot != 0 else { return (0, simd_float3x3(Float.nan)) }
      if best != index {
        (left[best], left[index]) = (left[index], left[best])
        (right[best], right[index]) = (right[index], right[best])
        determinant = -determinant
      }
      determinant *= pivot
      left[index] /= pivot
      right[index] /= pivot
      for other in 0..<3 where other != index {
        let factor = left[other, index]
        left[other] -= factor * left[index]
        right[other] -= factor * right[index]
      }
    }
    return (determinant, right)
  }

  public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> {
    var result: SIMD3<Float> = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    result += lhs.columns.2 * rhs[2]
    return result
  }
  public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD3<Float> { rhs.transpose * lhs }
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  public static func * (lhs: Self, rhs: Float) -> Self {
    Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs)
  }
  public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
  }
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func *= (lhs: inout Self, rhs: Float) { lhs = lhs * rhs }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.list == rhs.list }
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

public struct simd_float4x4: Hashable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs as many")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(rows: [SIMD4<Float>]) {
    self.init(rows)
    self = transpose
  }
  public init() { self.init(.zero, .zero, .zero, .zero) }
  /// A matrix with one number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  private var list: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }

  public subscript(column: Int) -> SIMD4<Float> {
    get { list[column] }
    set {
      var list = self.list
      list[column] = newValue
      self = simd_float4x4(list)
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
    return result
  }

  public var determinant: Float { solved().determinant }

  /// Numbers that are no numbers where there is none.
  public var inverse: simd_float4x4 { solved().inverse }

  /// By elimination with the greatest number of each column.
  private func solved() -> (determinant: Float, inverse: simd_float4x4) {
    var (left, right, determinant) = (self, simd_float4x4(1), Float(1))
    for index in 0..<4 {
      let best = (index..<4).max { abs(left[$0, index]) < abs(left[$1, index]) } ?? index
      let pivot = left[best, index]
      guard pivot != 0 else { return (0, simd_float4x4(Float.nan)) }
      if best != index {
        (left[best], left[index]) = (left[index], left[best])
        (right[best], right[index]) = (right[index], right[best])
        determinant = -determinant
      }
      determinant *= pivot
      left[index] /= pivot
      right[index] /= pivot
      for other in 0..<4 where other != index {
        let factor = left[other, index]
        left[other] -= factor * left[index]
        right[other] -= factor * right[index]
      }
    }
    return (determinant, right)
  }

  public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD4<Float> {
    var result: SIMD4<Float> = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    result += lhs.columns.2 * rhs[2]
    result += lhs.columns.3 * rhs[3]
    return result
  }
  public static func * (lhs: SIMD4<Float>, rhs: Self) -> SIMD4<Float> { rhs.transpose * lhs }
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  public static func * (lhs: Self, rhs: Float) -> Self {
    Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs)
  }
  public static func * (lhs: Float, rhs: Self) -> Self { rhs * lhs }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
      lhs.columns.3 - rhs.columns.3)
  }
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func *= (lhs: inout Self, rhs: Float) { lhs = lhs * rhs }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.list == rhs.list }
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
