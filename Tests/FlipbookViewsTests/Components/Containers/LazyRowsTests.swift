import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A row of a height of its own that counts how often it is made.
private struct Row: View {
  let number: Int
  var height: CGFloat = 10
  var appeared: @MainActor (Int) -> Void = { _ in }

  var body: some View {
    Color(red: Double(number % 251) / 255, green: 0, blue: 0).frame(height: height)
      .onAppear { appeared(number) }
  }
}

@MainActor
private final class Seen {
  var rows: Set<Int> = []
}

@MainActor
@Suite("Rows made as they come into sight")
struct LazyRowsTests {
  private func stack(_ count: Int, _ height: @escaping (Int) -> CGFloat = { _ in 10 }, seen: Seen = Seen())
    -> ViewRuntime
  {
    ViewRuntime {
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(0..<count, id: \.self) { number in
            Row(number: number, height: height(number)) { seen.rows.insert($0) }
          }
        }
      }
    }
  }

  @Test("of many rows those in sight are made, and few enough of them")
  func few() {
    let seen = Seen()
    let runtime = stack(100_000, seen: seen)
    let fills = runtime.fills(at: 0)
    #expect(fills.prefix(3).map(\.minY) == [0, 12, 24])
    #expect(fills.count < 40 && runtime.nodeCounter.count < 500)
    #expect(seen.rows.contains(0) && !seen.rows.contains(50))
  }

  @Test("rows that are alike lie where they would if all were made", arguments: [0.0, 37.5, 5_000, 11_890])
  func same(offset: Double) {
    func fills(_ count: Int, lazily: Bool) -> [CGRect] {
      let runtime = ViewRuntime {
        Scrolled(to: { $0.scrollTo(y: offset) }) {
          if lazily {
            LazyVStack(spacing: 2) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
          } else {
            VStack(spacing: 2) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
          }
        }
      }
      _ = runtime.displayList(at: 0)
      let window = CGRect(x: 0, y: 0, width: 100, height: 100)
      return runtime.fills(at: 1).filter { $0.intersects(window) }
    }
    let (all, some) = (fills(1_001, lazily: false), fills(1_001, lazily: true))
    #expect(!all.isEmpty && all == some)
  }

  @Test("both ends of rows of any heights are reached, and none overlap")
  func ends() throws {
    let heights: (Int) -> CGFloat = { CGFloat(5 + ($0 * 7919) % 40) }
    for last in [false, true] {
      let runtime = ViewRuntime {
        Scrolled(to: { if last { $0.scrollTo(edge: .bottom) } }) {
          LazyVStack(spacing: 0) {
            ForEach(0..<5_000, id: \.self) { Row(number: $0, height: heights($0)) }
          }
        }
      }
      _ = runtime.displayList(at: 0)
      let fills = runtime.fills(at: 1).sorted { $0.minY < $1.minY }
      for (one, next) in zip(fills, fills.dropFirst()) { #expect(abs(one.maxY - next.minY) < 1e-6) }
      if last {
        #expect(abs((fills.last?.maxY ?? 0) - 100) < 1e-3)
        #expect(abs((fills.last?.height ?? 0) - heights(4_999)) < 1e-6)
      } else {
        #expect(fills.first?.minY == 0 && fills.first?.height == heights(0))
      }
    }
  }

  @Test("a row that has not been made is scrolled to")
  func jump() {
    let seen = Seen()
    let runtime = ViewRuntime {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<100_000, id: \.self) { number in Row(number: number) { seen.rows.insert($0) } }
          }
        }
        .onAppear { proxy.scrollTo(54_321, anchor: .top) }
      }
    }
    _ = runtime.displayList(at: 0)
    let fills = runtime.fills(at: 1)
    #expect(fills.contains { abs($0.minY) < 1e-6 }, "\(fills)")
    #expect(seen.rows.contains(54_321) && !seen.rows.contains(54_311) && !seen.rows.contains(20_000))
  }

  @Test("lists of many rows look like lists of few at their top")
  func list() {
    func list(_ count: Int) -> [CGRect] {
      ViewRuntime(200, 300) { List(0..<count, id: \.self) { Text("Row \($0)") } }
        .fills(at: 0).filter { $0.minY < 290 && $0.height < 400 }
    }
    let few = list(900)
    #expect(!few.isEmpty && list(100_000) == few)
  }

  @Test("rows come and go with the data, below and above the number from which they are made in sight")
  func data() {
    let box = ObservableCount()
    let runtime = ViewRuntime {
      CountedRows(box: box)
    }
    for (time, count) in [(0.0, 3), (1, 2_000), (2, 50_000), (3, 1), (4, 0), (5, 1_500)] {
      box.count = count
      runtime.whileCurrent { box.changed() }
      let fills = runtime.fills(at: time)
      #expect(fills.count >= min(count, 8) && fills.count < 40, "\(count): \(fills.count)")
      if count > 0 { #expect(fills.first?.minY == 0) }
    }
    #expect(runtime.nodeCounter.count < 500)
  }

  @Test("two elements with one identity and frames that are no number are reported")
  func reports() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let runtime = ViewRuntime {
        ForEach([1, 2, 1], id: \.self) { _ in Color.red.frame(width: .nan, height: 5) }
      }
      _ = runtime.displayList(at: 0)
      // Both are shown.
      let all = ViewRuntime(100, 100) {
        VStack(spacing: 0) {
          ForEach([1, 2, 1, 1], id: \.self) { Color.red.frame(width: 5, height: CGFloat($0)) }
        }
      }
      #expect(all.fills(at: 0).map(\.height) == [1, 2, 1, 1])
    }
    #expect(Set(collector.diagnostics.map(\.code)) == ["view.duplicate-id", "view.frame"])
    #expect(collector.diagnostics.contains { $0.message.contains("identity 1") })
  }
}

/// A number of rows that views look at.
@MainActor
private final class ObservableCount {
  var count = 0
  var changed: @MainActor () -> Void = {}
}

private struct CountedRows: View {
  let box: ObservableCount
  @State private var count = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
    .onAppear {
      box.changed = { count = box.count }
      count = box.count
    }
  }
}

/// A scroll view whose content is moved once, before it is drawn again.
private struct Scrolled<Content: View>: View {
  let move: (inout ScrollPosition) -> Void
  let content: Content
  @State private var position = ScrollPosition()

  init(to move: @escaping (inout ScrollPosition) -> Void, @ViewBuilder content: () -> Content) {
    self.move = move
    self.content = content()
  }

  var body: some View {
    ScrollView { content }.scrollPosition($position).onAppear { move(&position) }
  }
}
