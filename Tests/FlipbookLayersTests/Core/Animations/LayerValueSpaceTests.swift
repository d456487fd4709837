import FlipbookDrawing
import FlipbookMotion
import Testing

@testable import FlipbookLayers

@Suite struct LayerValueSpaceTests {
  @Test("of lists of colours of two lengths the shorter is shown all the way")
  func colours() {
    func grey(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value, opacity: 1) }
    let (two, three) = ([grey(0), grey(1)], [grey(1), grey(0), grey(0.5)])
    let space = MediaValueSpace<[RGBA]>.colors
    for (a, b) in [(two, three), (three, two)] {
      for share in [0, 0.5, 1] { #expect(space.interpolate(a, b, share).count == 2) }
    }
    #expect(space.interpolate(two, three, 0.25).map(\.red) == [0.25, 0.75])
    #expect(space.interpolate([], three, 0.25).count == 3)
  }
}
