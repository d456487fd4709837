import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Views whose guides count on each other's, as clouds of tags do.
@MainActor
@Suite("Guides that closures count out")
struct CountedGuidesTests {
  private struct Chip: View {
    @State private var isOn = false
    var body: some View {
      (isOn ? TestColor.blue : TestColor.red).frame(width: 40, height: 10).onTapGesture { isOn.toggle() }
    }
  }

  private struct Cloud: View {
    var body: some View {
      var x = CGFloat.zero
      var y = CGFloat.zero
      return ZStack(alignment: .topLeading) {
        ForEach(0..<4) { index in
          Chip()
            .alignmentGuide(.leading) { dimensions in
              if abs(x - dimensions.width) > 100 {
                x = 0
                y -= dimensions.height
              }
              let result = x
              x = index == 3 ? 0 : x - dimensions.width
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = y
              if index == 3 { y = 0 }
              return result
            }
        }
      }
      .frame(width: 100, height: 50, alignment: .topLeading)
    }
  }

  /// 1rlan/DesignSystemHSE 09bf8ab `ChipsContainerView`: a touched chip changes its colours and keeps its place.
  @Test("a change of one view asks the guides of all")
  func change() {
    let runtime = ViewRuntime(100, 50) { Cloud() }
    func places(_ time: TimeInterval) -> [CGPoint] {
      runtime.fills(at: time).filter { $0.width == 40 }.map(\.origin)
    }
    let before = places(0)
    #expect(before == [CGPoint.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
    runtime.perform(at: 0.5, .tap(.point(x: 60, y: 5), count: 1))
    #expect(places(1) == before, "\(places(1))")
    #expect(runtime.colors(at: 1).contains("#0000FFFF"))
  }
}
