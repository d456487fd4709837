import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// How scroll views of UIKit's run out.
@MainActor struct ScrollDecelerationTests {
  @MainActor private final class Stage {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var film: UIKitFilm!

    /// - Parameter height: Of the content.
    init(height: CGFloat) {
      scroll.contentSize = CGSize(width: 200, height: height)
      film = UIKitFilm { [scroll] in $0.addSubview(scroll) }
    }

    func drag(by distance: CGFloat, at time: TimeInterval, _ duration: TimeInterval) {
      let action = InteractionAction.drag(
        .point(x: 100, y: 100), .offsets([CGSize(width: 0, height: distance)]),
        InteractionAction.Pacing(duration: duration, curve: .linear, hold: 0))
      film.runtime.schedule(InteractionStep(at: time, action)) { Issue.record("no drag: \($0)") }
    }

    func offset(_ time: TimeInterval) -> Double {
      film.go(to: time)
      return Double(scroll.contentOffset.y)
    }
  }

  /// Of the speed 0.998 is left after each millisecond, of 0.3 s 0.5485.
  @Test("content that is let go loses two thousandths of its speed a millisecond", arguments: [0.998, 0.99])
  func deceleration(rate: CGFloat) {
    let stage = Stage(height: 10_000)
    stage.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    stage.drag(by: -80, at: 0.1, 0.1)
    let step = rate > 0.995 ? 0.3 : 0.06
    let places = (0...2).map { stage.offset(0.25 + Double($0) * step) }
    let ratio = (places[2] - places[1]) / (places[1] - places[0])
    #expect(abs(ratio - pow(Double(rate), step * 1_000)) < 0.03, "\(places)")
    // Of 800 points a second as many times 0.4995 are left to go.
    if rate > 0.995 { #expect(abs(stage.offset(4) - 70 - 400) < 30, "\(stage.scroll.contentOffset)") }
  }

  @Test("content that runs beyond its end springs back to it")
  func bounce() {
    let stage = Stage(height: 300)
    stage.drag(by: -80, at: 0.1, 0.1)
    let places = (0..<40).map { stage.offset(0.2 + Double($0) * 0.05) }
    #expect(places.max() ?? 0 > 110)
    #expect(abs((places.last ?? 0) - 100) < 0.5)
    let still = Stage(height: 300)
    still.scroll.bounces = false
    still.drag(by: -80, at: 0.1, 0.1)
    #expect((0..<40).map { still.offset(0.2 + Double($0) * 0.05) }.max() ?? 0 <= 100)
  }

  /// (1 − 1 / (d · 0.55 / room + 1)) · room: 100 points of a room of 200 are shown as 43.1.
  @Test("content that is pulled beyond its end comes ever less far")
  func rubberBand() {
    let stage = Stage(height: 1_000)
    stage.drag(by: 110, at: 0.1, 1)
    // The pan counts after ten points of the way.
    #expect(abs(stage.offset(1.09) + 43.1) < 2, "\(stage.scroll.contentOffset)")
  }

  /// dtroupe18/iOS-Learning, iOS 18: 3 points wide, 3 from the edge, black at 0.35; gone a second after the last movement.
  @Test("a bar shows the place while a finger scrolls, and fades")
  func indicators() throws {
    let stage = Stage(height: 800)
    stage.scroll.backgroundColor = .white
    stage.drag(by: -80, at: 0.5, 0.4)
    stage.film.go(to: 0.4)
    #expect(try stage.film.pixel(195, 20) == 0xffff_ffff)
    stage.film.go(to: 0.8)
    let column = try (0..<200).filter { try stage.film.pixel(195, $0) == 0xffa6_a6a6 }
    #expect(abs(column.count - 47) <= 4 && column.first.map { $0 > 3 && $0 < 25 } == true, "\(column)")
    #expect(try stage.film.pixel(199, 20) == 0xffff_ffff && stage.film.pixel(190, 20) == 0xffff_ffff)
    stage.film.go(to: 5)
    #expect(try (0..<200).allSatisfy { try stage.film.pixel(195, $0) == 0xffff_ffff })
    let hidden = Stage(height: 800)
    hidden.scroll.backgroundColor = .white
    hidden.scroll.showsVerticalScrollIndicator = false
    hidden.drag(by: -80, at: 0.5, 0.4)
    hidden.film.go(to: 0.8)
    #expect(try (0..<200).allSatisfy { try hidden.film.pixel(195, $0) == 0xffff_ffff })
  }
}
