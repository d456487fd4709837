import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor @Suite("Windows in front of the film's own")
struct WindowStackTests {
  private func window(_ color: UIColor, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    let controller = UIViewController()
    controller.view.backgroundColor = color
    window.rootViewController = controller
    return window
  }

  @Test("a window is shown once it is visible, hides what is behind it, and goes with its last reference")
  func visible() throws {
    let film = UIKitFilm { $0.backgroundColor = .white }
    var banner: UIWindow? = window(.red, CGRect(x: 0, y: 0, width: 200, height: 50))
    film.go(to: 0.1)
    #expect(try film.pixel(10, 10) == 0xffff_ffff)
    banner?.isHidden = false
    film.go(to: 0.2)
    #expect(try film.pixel(10, 10) == 0xffff_0000 && film.pixel(10, 60) == 0xffff_ffff)
    banner?.isHidden = true
    film.go(to: 0.3)
    #expect(try film.pixel(10, 10) == 0xffff_ffff)
    banner?.makeKeyAndVisible()
    film.go(to: 0.4)
    #expect(try film.pixel(10, 10) == 0xffff_0000 && UIApplication.shared.keyWindow === banner)
    banner = nil
    film.go(to: 0.5)
    #expect(try film.pixel(10, 10) == 0xffff_ffff && UIApplication.shared.windows.count == 1)
  }

  @Test("windows lie in the order of their levels, and the same levels in the order in which they were shown")
  func levels() throws {
    let film = UIKitFilm { $0.backgroundColor = .white }
    let all = [window(.red, film.bounds), window(.green, film.bounds), window(.blue, film.bounds)]
    all[0].windowLevel = .alert
    for window in all { window.isHidden = false }
    film.go(to: 0.1)
    #expect(try film.pixel(10, 10) == 0xffff_0000)
    all[0].isHidden = true
    film.go(to: 0.2)
    #expect(try film.pixel(10, 10) == 0xff00_00ff)
    all[1].windowLevel = .statusBar + 1
    film.go(to: 0.3)
    #expect(try film.pixel(10, 10) == 0xff00_ff00)
  }

  @Test("a touch goes to the window in front that has a view there, and to the film's own elsewhere")
  func touches() throws {
    var taps: [String] = []
    func button(_ name: String, _ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
      return button
    }
    let film = UIKitFilm { $0.addSubview(button("own", CGRect(x: 0, y: 0, width: 200, height: 200))) }
    let banner = window(.red, CGRect(x: 0, y: 100, width: 200, height: 50))
    banner.rootViewController?.view.addSubview(button("front", CGRect(x: 0, y: 0, width: 100, height: 50)))
    banner.isHidden = false
    film.go(to: 0.1)
    let own = try #require(UIApplication.shared.windows.first)
    own.tap(at: CGPoint(x: 10, y: 10))
    own.tap(at: CGPoint(x: 10, y: 110))
    own.tap(at: CGPoint(x: 150, y: 110))
    #expect(taps == ["own", "front"])
  }
}

extension UIKitFilm {
  fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: 200, height: 200) }
}
