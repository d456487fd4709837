import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// What a frame of views costs before anything is painted.
@MainActor
enum ViewBenchmark {
  private static var chosen: [String] = []

  /// - Parameter words: Only benchmarks whose names contain one of them are run; empty for all.
  static func run(_ words: [String], resources: DrawingResources) {
    chosen = words
    frames("1,000 views with four animations each, a frame", limit: 4e-3, resources: resources) {
      ForEach(0..<1000) { MovingDot(index: $0) }
    }
    frames("1,000 views moved by layout, a frame", limit: nil, resources: resources) {
      ForEach(0..<1000) { WideningBar(index: $0) }
    }
    frames("10,000 still views, a frame after the first", limit: 0.05e-3, resources: resources) {
      ForEach(0..<10_000) { StillDot(index: $0) }
    }
    frames("one view that moves, a frame", limit: nil, resources: resources) { MovingDot(index: 0) }
    frames("10,000 still views and one that moves, a frame", limit: 0.1e-3, resources: resources) {
      ForEach(0..<10_000) { StillDot(index: $0) }
      MovingDot(index: 0)
    }
    frames("one of 1,000 views changed by a timeline, a frame", limit: nil, resources: resources) {
      TimelineView(.animation) { context in
        let changed = Int(context.date.timeIntervalSinceReferenceDate * 60) % 1000
        ZStack { ForEach(0..<1000) { Lamp(index: $0, isLit: $0 == changed) } }
      }
    }
    frames("a list of 100,000 rows that scrolls, a frame", limit: nil, resources: resources) {
      ScrollingRows()
    }
    frames("a hundred dots that move and one shadow under them, a frame", limit: nil, resources: resources) {
      ZStack { ForEach(0..<100) { MovingDot(index: $0) } }.shadow(radius: 4)
    }
  }

  private static func frames(
    _ name: String, limit: Double?, resources: DrawingResources, @ViewBuilder content: () -> some View
  ) {
    guard chosen.isEmpty || chosen.contains(where: name.contains) else { return }
    let start = Stopwatch.processorTime
    let runtime = ViewRuntime(size: CGSize(width: 1000, height: 1000), resources: resources) {
      ZStack { content() }
    }
    let frames = Stopwatch.frames(since: start) { runtime.displayList(at: $0) }
    precondition(frames.last.itemCount > 0, "views draw something")
    let (first, seconds) = (frames.first, frames.seconds)
    let verdict = limit.map { String(format: " (%@ %g ms)", seconds < $0 ? "under" : "OVER", $0 * 1e3) } ?? ""
    print(String(format: "%@: %.4f ms%@; the first %.1f ms", name, seconds * 1e3, verdict, first * 1e3))
  }
}

/// A dot with an offset, a rotation, an opacity and a colour that are all on their way.
private struct MovingDot: View {
  let index: Int
  @State private var isOn = false

  var body: some View {
    RoundedRectangle(cornerRadius: 2)
      .fill(isOn ? Color.red : Color.blue)
      .frame(width: 10, height: 6)
      .rotationEffect(.degrees(isOn ? 360 : 0))
      .offset(x: CGFloat(index % 40) * 20 - 400, y: isOn ? 400 : -400)
      .opacity(isOn ? 0.9 : 0.2)
      .onAppear {
        let animation = Animation.easeInOut(duration: 2 + Double(index % 50) / 50)
        withAnimation(animation.repeatForever(autoreverses: true)) { isOn = true }
      }
  }
}

/// A bar whose frame and place change.
private struct WideningBar: View {
  let index: Int
  @State private var isOn = false

  var body: some View {
    Color.green
      .frame(width: isOn ? 40 : 10, height: 2)
      .padding(.leading, isOn ? 10 : 0)
      .frame(width: 60, alignment: isOn ? .trailing : .leading)
      .position(x: CGFloat(index % 10) * 100, y: CGFloat(index / 10) * 10)
      .onAppear {
        withAnimation(.linear(duration: 2 + Double(index % 50) / 50).repeatForever()) { isOn = true }
      }
  }
}

private struct StillDot: View {
  let index: Int

  var body: some View {
    Circle().fill(index.isMultiple(of: 2) ? Color.orange : Color.purple)
      .frame(width: 6, height: 6)
      .offset(x: CGFloat(index % 100) * 10 - 500, y: CGFloat(index / 100) * 10 - 500)
  }
}

private struct Lamp: View {
  let index: Int
  let isLit: Bool

  var body: some View {
    Circle().fill(isLit ? Color.yellow : Color.gray)
      .frame(width: 6, height: 6)
      .offset(x: CGFloat(index % 40) * 20 - 400, y: CGFloat(index / 40) * 20 - 250)
  }
}

/// Rows that scroll by a thousand in two seconds.
private struct ScrollingRows: View {
  @State private var place = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<100_000, id: \.self) { index in
          HStack {
            Circle().fill(Color.blue).frame(width: 20, height: 20)
            Text("Row \(index)")
            Spacer()
          }
          .frame(height: 32)
        }
      }
    }
    .scrollPosition($place)
    .onAppear { withAnimation(.linear(duration: 2)) { place.scrollTo(y: 40_000) } }
  }
}
