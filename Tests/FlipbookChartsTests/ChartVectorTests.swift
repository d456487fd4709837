import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("Changes of charts")
@MainActor
struct ChartVectorTests {
  private func part(_ name: String) -> ChartPart { .axis(isAcross: true, group: 0, datum: .category(name)) }

  private func vector(_ values: [(String, Double)]) -> ChartVector {
    var vector = ChartVector()
    for (name, value) in values {
      vector.set(part(name), .init(weight: 1, values: SIMD4(value, 0, 0, 0), mark: nil))
    }
    return vector
  }

  @Test("a part that stays moves; one that comes or goes keeps its place and fades")
  func mixing() {
    let from = vector([("stays", 0), ("goes", 4)])
    let to = vector([("stays", 1), ("comes", 8)])
    let half = from.interpolated(towards: to, amount: 0.5)
    func shown(_ name: String) -> (Double, Double) {
      let place = half.places[part(name)]!
      return (place.values[0] / place.weight, place.weight)
    }
    #expect(shown("stays") == (0.5, 1))
    #expect(shown("goes") == (4, 0.5))
    #expect(shown("comes") == (8, 0.5))
    #expect(half.order == [part("stays"), part("goes"), part("comes")])
  }

  private struct Growing: View {
    @State private var height = 1.0
    var body: some View {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Value", height))
        RuleMark(y: .value("Top", 4))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .onAppear { withAnimation(.linear(duration: 1)) { height = 3 } }
    }
  }

  @Test("a bar grows with an animation")
  func animated() {
    func height(_ time: TimeInterval) -> CGFloat {
      let list = ChartRendering.list(Growing(), CGSize(width: 100, height: 100), at: time)
      let bars = list.items.compactMap { item -> CGRect? in
        if case .fill(let path, _, _) = item.content { path.boundingRect } else { nil }
      }
      return bars.first?.height ?? 0
    }
    #expect(abs(height(0.5) - 50) < 1)
    #expect(abs(height(1.5) - 75) < 0.01)
  }
}
