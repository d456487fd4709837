import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A page that zooms from a view of 160 × 100 points on a screen of 402 × 874, against frames of a film of an iPhone 16 Pro
/// under iOS 27.0.1 (Tembeon/morph 32c3208, `push_zoom.json`).
@MainActor
@Suite("A page that zooms, against a film of a phone")
struct ZoomFilmTests {
  private struct Stack: View {
    @Namespace private var namespace
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        TestColor.red.frame(width: 160, height: 100)
          .matchedTransitionSource(id: 1, in: namespace)
          .padding(EdgeInsets(top: 250, leading: 121.33, bottom: 0, trailing: 0))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationDestination(for: Int.self) { _ in
            TestColor.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
          }
          .onAppear {
            for (time, new) in [(1.0, [1]), (3.0, [])] {
              FilmClock.post(after: time) { MainActor.assumeIsolated { path = new } }
            }
          }
      }
      .toolbar(.hidden)
    }
  }

  /// The time since the push or the pop, and the edges: left, top, right, bottom.
  private static let opening: [(TimeInterval, [CGFloat])] = [
    (0.0358, [100, 232.67, 302.67, 415.33]), (0.0691, [71.33, 192.67, 330.67, 520.67]),
    (0.1025, [48, 143.33, 354.67, 622.67]), (0.1358, [31.33, 99.33, 371.33, 704.67]),
    (0.2025, [12, 41.33, 390, 806]), (0.3025, [2.67, 9.33, 399.33, 859.33]),
  ]
  private static let closing: [(TimeInterval, [CGFloat])] = [
    (0.05, [30.67, 62, 372, 745.33]), (0.0833, [58, 119.33, 344.67, 624]),
    (0.1, [70, 144.67, 332, 570.67]), (0.1667, [102.67, 212.67, 299.33, 428.67]),
    (0.2333, [116, 239.33, 286, 372]),
  ]

  @Test("the edges are where the film has them, on both ways")
  func edges() throws {
    let runtime = ViewRuntime(402, 874) { Stack() }
    for (start, frames) in [(1.0, Self.opening), (3.0, Self.closing)] {
      for (time, edges) in frames {
        // The page's color or, on it, the view's: either fills what is cut off to the rectangle.
        let list = runtime.displayList(at: start + time).items
        let rect = try #require(Self.clip(in: list), "\(start + time)")
        let own = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        let errors = zip(own, edges).map { abs($0 - $1) }
        // The springs were fitted to within 1 point on average; the film's first frames are up to 5 ahead.
        #expect(errors.allSatisfy { $0 < (time < 0.08 ? 5 : 2.5) }, "\(time): \(own), \(edges)")
      }
    }
  }

  /// The rectangle that the first fill of a color of the page or the view is cut off to.
  private static func clip(in items: [DisplayItem]) -> CGRect? {
    for item in items {
      if let clip = item.clip, case .path(let path, _, let transform) = clip.shape, !clip.isInverse,
        case .layer = item.content
      {
        return path.boundingRect.applying(transform)
      }
      if case .fill(_, .color(let color), _) = item.content, color.blue == 1, color.red == 0,
        let clip = item.clip, case .path(let path, _, let transform) = clip.shape, !clip.isInverse
      {
        return path.boundingRect.applying(transform)
      }
    }
    return nil
  }
}
