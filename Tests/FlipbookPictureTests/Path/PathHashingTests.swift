import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Digests of paths")
struct PathHashingTests {
  static func digest(_ path: Path) -> ContentHash {
    var hasher = ContentHasher()
    path.hash(into: &hasher)
    return hasher.finalize()
  }

  @Test("equal paths have equal digests however they were made")
  func agreement() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    for path in [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 5),
      Path(roundedRect: rect, cornerRadius: 5, style: .circular),
    ] {
      var general = Path()
      path.forEach {
        switch $0 {
        case .move(let end): general.move(to: end)
        case .line(let end): general.addLine(to: end)
        case .quadCurve(let end, let control): general.addQuadCurve(to: end, control: control)
        case .curve(let end, let c1, let c2): general.addCurve(to: end, control1: c1, control2: c2)
        case .closeSubpath: general.closeSubpath()
        }
      }
      #expect(general == path)
      #expect(Self.digest(general) == Self.digest(path))
    }
    #expect(
      Self.digest(Path { $0.move(to: CGPoint(x: -0.0, y: 0)) }) == Self.digest(Path { $0.move(to: .zero) }))
  }

  @Test("different paths differ, in equality and digest")
  func difference() {
    var generator = SeededNumbers(seed: 99)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    var paths = [
      Path(), Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 5),
      Path(roundedRect: rect, cornerRadius: 5, style: .circular),
      Path(ellipseIn: rect.offsetBy(dx: 1e-9, dy: 0)), Path { $0.move(to: .zero) },
      Path { $0.addLines([.zero, .zero]) },
    ]
    for _ in 0..<50 { paths.append(generator.path()) }
    for i in paths.indices {
      for j in paths.indices {
        #expect((paths[i] == paths[j]) == (i == j))
        #expect((Self.digest(paths[i]) == Self.digest(paths[j])) == (i == j))
      }
    }
  }
}
