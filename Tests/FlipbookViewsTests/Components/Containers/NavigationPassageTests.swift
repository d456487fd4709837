import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The bar of a navigation stack on the way from page to page.
@MainActor
@Suite struct NavigationPassageTests {
  private func stack() -> ViewRuntime {
    let runtime = ViewRuntime(400, 300) {
      NavigationStack {
        NavigationLink("Go") {
          Color.blue.frame(width: 400, height: 30).navigationTitle("Above").toolbar {
            Color.green.frame(width: 20, height: 10)
          }
        }
        .navigationTitle("Below").navigationBarTitleDisplayMode(.inline)
      }
    }
    _ = runtime.displayList(at: 0.2)
    runtime.scheduleTap(on: .name("Go"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    return runtime
  }

  /// How far the page that comes is from its place, in points.
  private func away(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).first { $0.width == 400 && $0.height == 30 }?.minX
  }

  private func middles(of text: String, _ runtime: ViewRuntime, at time: TimeInterval) -> [CGFloat] {
    runtime.textPlaces(at: time).filter { $0.text == text }.map(\.frame.midX).sorted()
  }

  @Test("the title comes from the right half of the bar, half as fast as its page")
  func title() throws {
    let runtime = stack()
    for time in [0.55, 0.6, 0.65, 0.7] {
      let way = try #require(away(runtime, at: time))
      let middle = try #require(middles(of: "Above", runtime, at: time).first)
      #expect(way > 5 && way < 395, "\(time): \(way)")
      #expect(abs(middle - 200 - way / 2) < 1, "\(time): \(middle), \(way)")
    }
    #expect(middles(of: "Above", runtime, at: 2).allSatisfy { abs($0 - 200) < 1 })
  }

  @Test("the title of the page below goes to where it names the way back, and the way back comes from there")
  func back() throws {
    let runtime = stack()
    let before = try #require(middles(of: "Below", runtime, at: 0.45).first)
    #expect(abs(before - 200) < 1)
    let end = try #require(middles(of: "Below", runtime, at: 3).first)
    #expect(end < 80)
    let early = stack()
    var last: CGFloat = 200
    for time in [0.55, 0.6, 0.65, 0.7] {
      let share = try #require(away(early, at: time)) / 400
      let places = middles(of: "Below", early, at: time)
      #expect(places.count == 2, "\(places)")
      for place in places { #expect(abs(place - end - (200 - end) * share) < 12, "\(time): \(place)") }
      #expect((places.first ?? 200) < last)
      last = places.first ?? 200
    }
  }

  @Test("items fade where they are")
  func items() throws {
    let runtime = stack()
    let places = [0.55, 0.6, 0.7, 2].map { time in
      runtime.fills(at: time).first { $0.width == 20 && $0.height == 10 }?.minX
    }
    #expect(Set(places).count == 1 && places[0] != nil, "\(places)")
  }

  @Test("a large title comes along with its page")
  func large() throws {
    let runtime = ViewRuntime(400, 300) {
      NavigationStack {
        NavigationLink("Go") { Color.blue.frame(width: 400, height: 30).navigationTitle("Above") }
          .navigationTitle("Below")
      }
    }
    _ = runtime.displayList(at: 0.2)
    runtime.scheduleTap(on: .name("Go"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    let end = try #require(
      stackEnd().textPlaces(at: 3).filter { $0.text == "Above" }.map(\.frame.minX).first)
    for time in [0.55, 0.6, 0.7] {
      let way = try #require(away(runtime, at: time))
      let places = runtime.textPlaces(at: time).filter { $0.text == "Above" }.map(\.frame.minX)
      #expect(places.contains { abs($0 - end - way) < 1 }, "\(time): \(places), \(way)")
    }
  }

  @Test("on a pop the page goes over the one below, its title to the right and the way back to the middle")
  func pop() throws {
    let runtime = stack()
    _ = runtime.displayList(at: 2)
    runtime.perform(at: 2.5, .tap(.point(x: 30, y: 22), count: 1))
    var last: CGFloat = 0
    for time in [2.56, 2.6, 2.65, 2.7] {
      let way = try #require(away(runtime, at: time))
      #expect(way > last && way < 400, "\(time): \(way)")
      last = way
      let title = try #require(middles(of: "Above", runtime, at: time).first)
      #expect(abs(title - 200 - way / 2) < 1, "\(time): \(title), \(way)")
      #expect(middles(of: "Below", runtime, at: time).count == 2)
      #expect(runtime.fills(at: time).contains { $0.width == 20 && $0.height == 10 })
    }
    let list = runtime.displayList(at: 2.65)
    #expect(!list.items.isEmpty)
    #expect(middles(of: "Above", runtime, at: 4).isEmpty)
    #expect(middles(of: "Below", runtime, at: 4).allSatisfy { abs($0 - 200) < 1 })
  }

  @Test("a page that goes is drawn over the one below it, and over others that go, by its depth")
  func order() throws {
    let runtime = stack()
    _ = runtime.displayList(at: 2)
    runtime.perform(at: 2.5, .tap(.point(x: 30, y: 22), count: 1))
    let texts = runtime.texts(at: 2.6)
    let below = try #require(texts.firstIndex(of: "Go"))
    let above = try #require(texts.lastIndex(of: "Above"))
    #expect(below < above, "\(texts)")
  }

  private struct Deep: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack(spacing: 0) {
          Color.red.frame(width: 400, height: 20)
          Button("Down") { path = [1, 2, 3] }
          Button("Start") { path = [1] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack(spacing: 0) {
            Color.blue.frame(width: 400, height: 20 + CGFloat(number))
            Button("Up") { path = [] }
            Button("Back one") { path.removeLast() }
            Button("After \(number)") { path.append(number + 1) }
          }
        }
      }
    }
  }

  @Test("of several pages that come or go at once the last alone moves, and no one sees those between")
  func several() throws {
    let runtime = ViewRuntime(400, 300) { Deep() }
    func page(_ height: CGFloat, at time: TimeInterval) -> (order: Int, x: CGFloat)? {
      let fills = runtime.fills(at: time).filter { $0.width == 400 }
      return fills.firstIndex { $0.height == height }.map { ($0, fills[$0].minX) }
    }
    _ = runtime.displayList(at: 0.2)
    runtime.scheduleTap(on: .name("Down"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    for time in [0.55, 0.6, 0.7] {
      let (root, top) = try (#require(page(20, at: time)), #require(page(23, at: time)))
      #expect(top.x > 0 && top.x < 400 && root.x < 0 && root.order < top.order, "\(time)")
      // What lies between is below the first page, which reaches to the last.
      for height in [21, 22] as [CGFloat] {
        #expect(page(height, at: time).map { $0.order < root.order } ?? true, "\(time)")
      }
    }
    _ = runtime.displayList(at: 2)
    runtime.scheduleTap(on: .name("Up"), at: 2.5) { _ in Issue.record("nothing was tapped") }
    for time in [2.55, 2.6, 2.7] {
      let (root, top) = try (#require(page(20, at: time)), #require(page(23, at: time)))
      #expect(top.x > 0 && root.order < top.order, "\(time)")
      for height in [21, 22] as [CGFloat] {
        #expect(page(height, at: time).map { $0.order < root.order } ?? true, "\(time)")
      }
    }
    #expect(page(23, at: 4) == nil && page(20, at: 4)?.x == 0)
  }

  @Test("of pages that came one by one and go at once the last alone is seen")
  func atOnce() throws {
    let runtime = ViewRuntime(400, 300) { Deep() }
    func x(_ height: CGFloat, at time: TimeInterval) -> CGFloat? {
      runtime.fills(at: time).first { $0.width == 400 && $0.height == height }?.minX
    }
    _ = runtime.displayList(at: 0.2)
    for (name, time) in [("Start", 0.5), ("After 1", 1.5), ("After 2", 2.5), ("Up", 4)] {
      runtime.scheduleTap(on: .name(name), at: time) { _ in Issue.record("\(name) was not tapped") }
      if time < 4 { _ = runtime.displayList(at: time + 0.9) }
    }
    for time in [4.05, 4.1, 4.2] {
      #expect(try #require(x(23, at: time)) > 0 && x(20, at: time) ?? 0 < 0, "\(time)")
      #expect(x(21, at: time) == nil && x(22, at: time) == nil, "\(time)")
    }
    #expect(x(23, at: 6) == nil && x(20, at: 6) == 0)
  }

  @Test("pages that came together go one by one")
  func oneByOne() throws {
    let runtime = ViewRuntime(400, 300) { Deep() }
    func x(_ height: CGFloat, at time: TimeInterval) -> CGFloat? {
      runtime.fills(at: time).first { $0.width == 400 && $0.height == height }?.minX
    }
    _ = runtime.displayList(at: 0.2)
    runtime.scheduleTap(on: .name("Down"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    _ = runtime.displayList(at: 2)
    for (start, height) in [(2.5, 23), (4.5, 22), (6.5, 21)] as [(TimeInterval, CGFloat)] {
      runtime.scheduleTap(on: .name("Back one"), at: start) { _ in Issue.record("nothing was tapped") }
      let ways = [0.05, 0.1, 0.2].map { x(height, at: start + $0) ?? 0 }
      #expect(ways[0] > 0 && ways[1] > ways[0] && ways[2] > ways[1] && ways[2] < 400, "\(height): \(ways)")
      #expect(x(height, at: start + 1.5) == nil && x(height - 1, at: start + 1.5) == 0)
    }
  }

  private func stackEnd() -> ViewRuntime {
    ViewRuntime(400, 300) {
      NavigationStack { Color.blue.navigationTitle("Above") }
    }
  }
}
