import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Paths as text")
struct PathDescriptionTests {
  @Test("the text is what SwiftUI writes")
  func format() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -0.5))
    path.addLine(to: CGPoint(x: 100, y: 1e-7))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.description == "0 -0.5 m 100 1e-07 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    #expect(Path().description == "")
  }

  @Test("reading the text back gives an equal path", arguments: 0..<40)
  func roundTrip(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed) &* 31)
    let path = generator.path()
    #expect(Path(path.description) == path)
  }

  @Test("known shapes come back equal, with an equal digest")
  func shapes() {
    let rect = CGRect(x: 0.1, y: 0.7, width: 33.3, height: 20.05)
    for path in [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 5),
      Path(roundedRect: rect, cornerRadius: 9, style: .circular), Path(),
    ] {
      let read = Path(path.description)
      #expect(read == path)
      #expect(read.map(PathHashingTests.digest) == PathHashingTests.digest(path))
    }
  }

  @Test("white space of any kind separates, and re is a rectangle")
  func reading() {
    #expect(Path(" 1\t2 m\n3 4  l ")?.description == "1 2 m 3 4 l")
    #expect(Path("10 20 30 40 re") == Path(CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(Path("")?.isEmpty == true)
  }

  @Test(
    "what is no path is refused",
    arguments: [
      "1 2", "1 m", "1 2 3 m", "1 2 l", "h", "1 2 m 3 4", "1 2 m x", "1 2 m 3 nan l", "1 2 m inf 4 l",
      "1 2 m 1 2 3 4 5 6 7 8 c", "M 1 2", "1,2 m", "1 2 m 1 h", "1 2 m 1 2 3 4 c",
    ])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }
}
