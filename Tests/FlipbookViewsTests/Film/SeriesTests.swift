import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Time as structure")
struct SeriesTests {
  /// Rectangles that are filled at times, with their places and opacities.
  private func fills(_ view: some View, at time: Double, _ runtime: ViewRuntime) -> [(
    rect: CGRect, opacity: Double
  )] {
    Self.fills(runtime.displayList(at: time).items, opacity: 1)
  }

  private static func fills(_ items: [DisplayItem], opacity: Double) -> [(rect: CGRect, opacity: Double)] {
    items.flatMap { item -> [(rect: CGRect, opacity: Double)] in
      switch item.content {
      case .fill(let path, _, _):
        let rect = path.boundingRect.applying(item.transform)
        return [(rect.intersection(item.clip?.bounds ?? rect), opacity * item.opacity)]
      case .layer(let layer): return fills(layer.items, opacity: opacity * item.opacity)
      default: return []
      }
    }
  }

  private func series(_ transition: FilmTransition) -> some View {
    Series {
      Section("One", duration: 2) { Color.red }
      Section("Two", duration: 3, transition: transition) { Color.blue }
      Shot(1) { Color.green }
    }
  }

  @Test("parts follow each other, each from its own time on, and the last stays")
  func order() {
    struct Counter: View {
      @State private var begin = -1.0
      let width: CGFloat
      var body: some View {
        Color.red.frame(width: width + begin, height: 10).onAppear { begin = FilmClock.now }
      }
    }
    let runtime = ViewRuntime {
      Series {
        Shot(2) { Counter(width: 10) }
        for width in [20.0, 30] { Shot(1.5) { Counter(width: width) } }
      }
    }
    let widths = [0, 1.9, 2, 3.4, 3.5, 9].map { time in
      Self.fills(runtime.displayList(at: time).items, opacity: 1).map(\.rect.width)
    }
    #expect(widths == [[10], [10], [22], [22], [33.5], [33.5]])
  }

  @Test("sections are chapters, known from the first picture on")
  func chapters() {
    let context = SceneContext.current.nextScene()
    context.whileCurrent {
      let runtime = ViewRuntime {
        VStack {
          series(.cut)
          Series { Section("Late", duration: 1) { Color.red } }.sequence(at: 4)
        }
      }
      _ = runtime.displayList(at: 0)
      #expect(
        FilmStructure.current.chapters == [
          FilmChapter(title: "One", start: 0), FilmChapter(title: "Two", start: 2),
        ])
      _ = runtime.displayList(at: 5)
      #expect(FilmStructure.current.chapters.last == FilmChapter(title: "Late", start: 4))
    }
  }

  @Test("a fade shows the next part over the one before")
  func fade() {
    let runtime = ViewRuntime { series(.fade(1)) }
    func opacities(_ time: Double) -> [Double] {
      Self.fills(runtime.displayList(at: time).items, opacity: 1).map { ($0.opacity * 100).rounded() / 100 }
    }
    #expect(opacities(1) == [1])
    #expect(opacities(2.25) == [1, 0.25])
    #expect(opacities(2.5) == [1, 0.5])
    #expect(opacities(3) == [1])
    #expect(opacities(5.5) == [1])
  }

  @Test("the first part comes over what lies behind the series")
  func first() {
    func first(_ transition: FilmTransition, _ time: Double) -> (rect: CGRect, opacity: Double)? {
      let runtime = ViewRuntime {
        Series {
          Shot(2, transition: transition) { Color.red }
          Shot(1) { Color.blue }
        }
      }
      _ = runtime.displayList(at: 0)
      return Self.fills(runtime.displayList(at: time).items, opacity: 1).first
    }
    let size = ViewRuntime { Color.red }.displayList(at: 0).size
    #expect(abs((first(.fade(1), 0.5)?.opacity ?? 0) - 0.5) < 0.01)
    #expect(first(.fade(1), 1)?.opacity == 1 && first(.cut, 0.1)?.opacity == 1)
    #expect(abs((first(.wipe(1), 0.5)?.rect.width ?? 0) - size.width / 2) <= 1)
    #expect(abs((first(.push(1), 0.5)?.rect.minX ?? 0) - size.width / 2) <= 1)
  }

  @Test("a push moves both parts, a cover the next alone, a wipe uncovers it")
  func moves() {
    func rects(_ transition: FilmTransition) -> [CGRect] {
      let runtime = ViewRuntime { series(transition) }
      _ = runtime.displayList(at: 0)
      return Self.fills(runtime.displayList(at: 2.5).items, opacity: 1).map { $0.rect.standardized.integral }
    }
    let size = ViewRuntime { Color.red }.displayList(at: 0).size
    let half = size.width / 2
    // In the middle of a second an ease-in-out is half way.
    let push = rects(.push(1))
    #expect(push.count == 2)
    #expect(abs(push[0].maxX - half) <= 1 && abs(push[1].minX - half) <= 1, "\(push)")
    let cover = rects(.cover(1, from: .leading))
    #expect(abs(cover[0].width - size.width) <= 1 && abs(cover[1].maxX - half) <= 1, "\(cover)")
    let wipe = rects(.wipe(1, from: .top))
    #expect(abs(wipe[0].height - size.height) <= 1, "\(wipe)")
    #expect(abs(wipe[1].height - size.height / 2) <= 1 && wipe[1].minY == 0, "\(wipe)")
  }

  @Test("a sequence is there for its time, counted from what is around it")
  func sequence() {
    let runtime = ViewRuntime {
      Series {
        Shot(2) { Color.red.frame(width: 10, height: 10).sequence(at: 0.5, for: 1) }
        Shot(2) { Color.red.frame(width: 20, height: 10).sequence(at: 1) }
      }
    }
    let widths = [0, 0.4, 0.5, 1.4, 1.5, 2, 2.9, 3, 8].map { time in
      Self.fills(runtime.displayList(at: time).items, opacity: 1).map(\.rect.width)
    }
    #expect(widths == [[], [], [10], [10], [], [], [], [20], [20]])
  }

  @Test("lengths that are none make no part hang or crash")
  func odd() {
    for duration in [0, -1, .nan, .infinity] {
      let runtime = ViewRuntime {
        Series {
          Shot(duration, transition: .fade(duration)) { Color.red }
          Shot(1, transition: .push(duration)) { Color.blue }
        }
      }
      #expect(Self.fills(runtime.displayList(at: 3).items, opacity: 1).count == 1)
    }
    #expect(ViewRuntime { Series {} }.displayList(at: 1).items.isEmpty)
  }
}
