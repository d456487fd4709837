import FlipbookLayers
import FlipbookMotion
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookUIKit
@testable import FlipbookViews

/// A blue controller that zooms from a red view of 60 × 40 points at (20, 100) in a film of 200 × 400.
@MainActor
@Suite("Controllers that zoom from a view")
struct ZoomTransitionTests {
  private final class Source: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(card)
    }
  }

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
  }

  private let source = Source()
  private let page = Page()

  private func zoom(hasSource: Bool = true) {
    page.preferredTransition = .zoom { [source] context in
      context.sourceViewController.isViewLoaded && hasSource ? source.card : nil
    }
  }

  /// The box of the pixels in which blue or red is much stronger than the other components.
  private func box(_ film: UIKitFilm) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let bitmap = try film.bitmap()
    var (xs, ys): ([Int], [Int]) = ([], [])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if max(red, blue) > green + 60 {
          xs.append(x)
          ys.append(y)
        }
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  private func share(_ spring: Spring, _ time: TimeInterval) -> CGFloat {
    spring.value(target: 1.0, time: time)
  }

  @Test("a controller that is presented opens by two springs and goes back by one")
  func presented() throws {
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { source }
    zoom()
    page.modalPresentationStyle = .fullScreen
    film.go(to: 1)
    source.present(page, animated: true)
    for time in [0.1, 0.2] {
      film.go(to: 1 + time)
      let place = try #require(try box(film))
      let width = 60 + 140 * share(Spring(response: 0.317, dampingRatio: 1), time)
      let height = 40 + 360 * share(Spring(response: 0.406, dampingRatio: 0.925), time)
      #expect(abs(CGFloat(place.x.count) - width) < 2.5, "\(time)")
      #expect(abs(CGFloat(place.y.count) - height) < 2.5, "\(time)")
    }
    film.go(to: 3)
    #expect(try film.pixel(100, 200) == 0xff00_00ff && film.pixel(0, 0) == 0xff00_00ff)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    source.dismiss(animated: true)
    film.go(to: 3.1)
    let place = try #require(try box(film))
    let width = 200 - 140 * share(Spring(response: 0.34, dampingRatio: 0.92), 0.1)
    #expect(abs(CGFloat(place.x.count) - width) < 2.5)
    film.go(to: 5)
    #expect(try #require(try box(film)).x == 20...79)
    #expect(try film.pixel(40, 120) == 0xffff_0000)
    #expect(source.card.alpha == 1 && page.view.window == nil && source.presentedViewController == nil)
  }

  @Test("a controller that is pushed zooms over the one below, which stays, and back")
  func pushed() throws {
    let stack = UINavigationController(rootViewController: source)
    stack.setNavigationBarHidden(true, animated: false)
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { stack }
    zoom()
    film.go(to: 1)
    stack.pushViewController(page, animated: true)
    film.go(to: 1.15)
    let place = try #require(try box(film))
    #expect(place.x.lowerBound > 0 && place.x.count > 60 && place.y.count < 400)
    #expect(source.view.frame.minX == 0 && source.card.alpha == 0)
    film.go(to: 3)
    #expect(try film.pixel(199, 399) == 0xff00_00ff)
    #expect(stack.topViewController === page && page.view.frame.width == 200)
    stack.popViewController(animated: true)
    film.go(to: 5)
    #expect(try film.pixel(40, 120) == 0xffff_0000 && film.pixel(150, 300) == 0xffff_ffff)
    #expect(source.card.alpha == 1 && stack.viewControllers == [source])
  }

  @Test("a sheet zooms to its place")
  func sheet() throws {
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { source }
    zoom()
    film.go(to: 1)
    source.present(page, animated: true)
    film.go(to: 1.1)
    let place = try #require(try box(film))
    let width = 60 + 140 * share(Spring(response: 0.472, dampingRatio: 0.748), 0.1)
    #expect(abs(CGFloat(place.x.count) - width) < 2.5)
    film.go(to: 3)
    #expect(try film.pixel(100, 399) == 0xff00_00ff && film.pixel(100, 5) != 0xff00_00ff)
    source.dismiss(animated: true)
    film.go(to: 5)
    #expect(try film.pixel(40, 120) == 0xffff_0000 && source.card.alpha == 1)
  }

  @Test(
    "without the view a controller comes from the side or from the bottom edge", arguments: [true, false])
  func missing(isPushed: Bool) throws {
    let stack = UINavigationController(rootViewController: source)
    stack.setNavigationBarHidden(true, animated: false)
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { stack }
    source.card.isHidden = true
    zoom(hasSource: false)
    film.go(to: 1)
    if isPushed {
      stack.pushViewController(page, animated: true)
    } else {
      source.present(page, animated: true)
    }
    film.go(to: 1.1)
    let place = try #require(try box(film))
    #expect(isPushed ? place.y.count == 400 && place.x.lowerBound > 0 : place.x.count == 200)
    film.go(to: 3)
    #expect(try film.pixel(100, 300) == 0xff00_00ff)
  }

  @Test("the part of the page that is named lies over the view at its end")
  func aligned() throws {
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { source }
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 70, y: 30, width: 60, height: 40) }
    let mark = UIView(frame: CGRect(x: 70, y: 30, width: 60, height: 40))
    mark.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    page.view.addSubview(mark)
    page.preferredTransition = .zoom(options: options) { [source] _ in source.card }
    page.modalPresentationStyle = .fullScreen
    film.go(to: 1)
    source.present(page, animated: true)
    film.go(to: 3)
    source.dismiss(animated: true)
    // The view has half come.
    film.go(to: 3.06)
    let bitmap = try film.bitmap()
    let green = (0..<200).flatMap { x in
      (0..<400).compactMap { y in
        let pixel = bitmap[x, y]
        return (pixel >> 8 & 255) > 40 && (pixel >> 8 & 255) > (pixel & 255) + 20 ? x : nil
      }
    }
    // The page isn't made smaller, since the part is as wide as the view.
    #expect((58...62).contains(Set(green).count), "\(Set(green).count)")
  }

  @Test("a style is taken from the preferred transition")
  func style() throws {
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { source }
    source.card.isHidden = true
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .crossDissolve()
    film.go(to: 1)
    source.present(page, animated: true)
    film.go(to: 1.1)
    let pixel = try film.pixel(100, 0)
    #expect(pixel & 255 == 255 && (20...240).contains(pixel >> 16 & 255))
    film.go(to: 2)
    #expect(try film.pixel(100, 0) == 0xff00_00ff)
  }

  @Test("a pop that a finger leads and takes back leaves the page, and one that it ends brings the view back")
  func led() throws {
    let stack = UINavigationController(rootViewController: source)
    stack.setNavigationBarHidden(true, animated: false)
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { stack }
    zoom()
    stack.pushViewController(page, animated: false)
    for (time, way) in [(1.0, 60.0), (5, 150)] {
      film.runtime.schedule(
        InteractionStep(
          at: time,
          .drag(
            .point(x: 5, y: 200), .offsets([CGSize(width: way, height: 0)]),
            .init(duration: 0.5, curve: .linear, hold: 0.3)))
      ) { Issue.record("\($0)") }
    }
    film.go(to: 4)
    #expect(stack.topViewController === page)
    #expect(try film.pixel(100, 300) == 0xff00_00ff && film.pixel(0, 399) == 0xff00_00ff)
    film.go(to: 8)
    #expect(stack.topViewController === source)
    #expect(try film.pixel(40, 120) == 0xffff_0000)
    #expect(source.card.alpha == 1)
  }
}
