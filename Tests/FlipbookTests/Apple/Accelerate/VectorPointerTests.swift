import Accelerate
import Foundation
import Testing

@Suite("vectors by C's names")
struct VectorPointerTests {
  @Test("a ramp goes from one number to another")
  func ramp() {
    var (start, end) = (2.0, 8.0)
    var result = [Double](repeating: 0, count: 4)
    vDSP_vgenD(&start, &end, &result, 1, 4)
    #expect(result == [2, 4, 6, 8])
    var step: Float = 0.5
    var floats = [Float](repeating: 0, count: 3)
    var first: Float = 1
    vDSP_vramp(&first, &step, &floats, 1, 3)
    #expect(floats == [1, 1.5, 2])
  }

  @Test("values at places are joined by straight lines, and stay the same beyond them")
  func lines() {
    var result = [Double](repeating: 0, count: 7)
    vDSP_vgenpD([10, 20, 0], 1, [1, 3, 5], 1, &result, 1, 7, 3)
    #expect(result == [10, 10, 15, 20, 10, 0, 0])
  }

  @Test("arithmetic goes by strides, and differences and quotients begin with the second vector")
  func arithmetic() {
    let (a, b) = ([1.0, 9, 2, 9], [10.0, 20])
    var result = [Double](repeating: 0, count: 2)
    vDSP_vaddD(a, 2, b, 1, &result, 1, 2)
    #expect(result == [11, 22])
    vDSP_vsubD(a, 2, b, 1, &result, 1, 2)
    #expect(result == [9, 18])
    vDSP_vdivD(a, 2, b, 1, &result, 1, 2)
    #expect(result == [10, 10])
    var factor = 3.0
    vDSP_vsmulD(b, 1, &factor, &result, 1, 2)
    #expect(result == [30, 60])
    var mean = 0.0
    vDSP_meanvD(a, 1, &mean, 4)
    #expect(mean == 5.25)
    var least: Float = 0
    vDSP_minv([4, -2, 8], 1, &least, 3)
    #expect(least == -2)
  }
}
