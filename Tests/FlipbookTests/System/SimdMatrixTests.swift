import Flipbook
import Testing

@Suite("Matrices of simd")
struct SimdMatrixTests {
  @Test("columns are multiplied with vectors and matrices")
  func products() {
    let turn = double2x2(SIMD2(0, 1), SIMD2(-1, 0))
    #expect(turn * SIMD2(2, 3) == SIMD2(-3, 2) && turn * turn == -double2x2(1))
    #expect(turn.transpose * turn == double2x2(1) && SIMD2(2, 3) * turn == SIMD2(3, -2))
    let rows = float3x3(rows: [SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 10)])
    #expect(rows[0] == SIMD3(1, 4, 7) && rows[1, 2] == 8)
  }

  @Test("a matrix times its inverse is one")
  func inverses() {
    let matrix = double4x4([SIMD4(0, 2, 0, 0), SIMD4(1, 0, 0, 3), SIMD4(0, 0, 4, 1), SIMD4(5, 0, 0, 1)])
    let product = matrix * matrix.inverse
    for column in 0..<4 {
      for row in 0..<4 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
    }
    #expect(abs(matrix.determinant - 112) < 1e-9)
    #expect(double2x2(SIMD2(1, 2), SIMD2(2, 4)).determinant == 0)
  }
}
