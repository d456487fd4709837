import FlipbookMotion
import Foundation
import Testing

@Suite("staggering")
struct StaggerTests {
  private func delays(_ stagger: Stagger) -> [Double] { (0..<stagger.count).map { stagger.delay(at: $0) } }

  @Test("sets off from either end, the middle, the ends or anywhere")
  func origins() {
    func tenths(_ origin: Stagger.Origin, _ count: Int = 5) -> [Int] {
      delays(Stagger(count: count, each: 0.1, from: origin)).map { Int(($0 * 100).rounded()) }
    }
    #expect(tenths(.first) == [0, 10, 20, 30, 40])
    #expect(tenths(.last) == [40, 30, 20, 10, 0])
    #expect(tenths(.center) == [20, 10, 0, 10, 20])
    #expect(tenths(.center, 4) == [10, 0, 0, 10])
    #expect(tenths(.edges) == [0, 10, 20, 10, 0])
    #expect(tenths(.index(1)) == [10, 0, 10, 20, 30])
    #expect(tenths(.random(seed: 3)).sorted() == [0, 10, 20, 30, 40])
    #expect(tenths(.random(seed: 3)) == tenths(.random(seed: 3)))
    #expect((0..<10).contains { tenths(.random(seed: $0)) != tenths(.random(seed: 3)) })
  }

  @Test("spreads a total, along a curve")
  func total() {
    #expect(delays(Stagger(count: 3, total: 1)) == [0, 0.5, 1])
    let eased = Stagger(count: 3, total: 1, curve: .easeInQuad)
    #expect(delays(eased) == [0, 0.25, 1])
    #expect(eased.span == 1)
  }

  @Test("delays animations")
  func animation() {
    let stagger = Stagger(count: 3, each: 0.5)
    #expect(stagger.animation(.bouncy, at: 2) == .bouncy.delay(1))
  }

  @Test("shares out one progress")
  func progress() {
    let stagger = Stagger(count: 3, each: 1)
    // One after the other.
    #expect(stagger.progress(at: 0, of: 0.5, overlap: 0) == 1)
    #expect(abs(stagger.progress(at: 1, of: 0.5, overlap: 0) - 0.5) < 1e-12)
    #expect(stagger.progress(at: 2, of: 0.5, overlap: 0) == 0)
    // All at once.
    #expect((0..<3).map { stagger.progress(at: $0, of: 0.5, overlap: 1) } == [0.5, 0.5, 0.5])
    for index in 0..<3 {
      #expect(stagger.progress(at: index, of: 0) == 0 && abs(stagger.progress(at: index, of: 1) - 1) < 1e-12)
    }
    #expect(abs(stagger.progress(at: 1, of: 0.5, overlap: 0.5) - 0.5) < 1e-12)
  }

  @Test("grids wait in proportion to distance")
  func grid() {
    func delay(_ row: Int, _ column: Int) -> Double {
      Stagger.delay(
        row: row, column: column, in: (rows: 3, columns: 5), from: (row: 0.5, column: 0.5), each: 0.1)
    }
    #expect(delay(1, 2) == 0)
    #expect(abs(delay(1, 4) - 0.2) < 1e-15 && abs(delay(0, 1) - 0.1 * 2.squareRoot()) < 1e-15)
  }

  @Test("takes any number of things and any index")
  func badInput() {
    #expect(Stagger(count: 0, each: 1).delay(at: 3) == 0)
    #expect(Stagger(count: 1, each: 1).delay(at: 0) == 0)
    #expect(Stagger(count: 3, each: 1).delay(at: -4) == 0 && Stagger(count: 3, each: 1).delay(at: 99) == 2)
    #expect(Stagger(count: 0, each: 1).progress(at: 0, of: 0.3) == 0.3)
    let (negative, codes) = diagnosed { Stagger(count: -2, each: -1) }
    #expect(negative.count == 0 && codes == ["motion.stagger.interval", "motion.stagger.count"])
    #expect(diagnosed { Stagger(count: 2, total: .nan) }.codes == ["motion.stagger.interval"])
  }
}
