import FlipbookDrawing
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct ControlTests {
  @MainActor private final class Target {
    var calls: [String] = []
    func pressed() { calls.append("pressed") }
    func changed(_ slider: UISlider, _ event: UIEvent) {
      let phases = (event.allTouches ?? []).map { "\($0.phase)" }
      calls.append("value \(Int((slider.value * 100).rounded())) \(phases.joined())")
    }
    func panned(_ pan: UIPanGestureRecognizer) {
      calls.append("\(pan.state) \(Int(pan.translation(in: pan.view).x.rounded()))")
    }
  }

  @Test("titles of the system's buttons are smaller than those of custom ones")
  func systemButton() {
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { _ in
      #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
      #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
      #expect(UIButton().titleLabel?.font.pointSize == 18)
    }
  }

  @Test("buttons with a symbol of their own are as large as on the phone")
  func symbolButtons() {
    // Tests beside this one may have left a context without pictures.
    let context = SceneContext.current.nextScene()
    context.enter()
    var traits = SceneTraits()
    traits.resources = UIKitFilm.resources
    traits.set(in: context)
    for type in [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .infoDark] {
      let size = UIButton(type: type).intrinsicContentSize
      // The phone has 24.33 by 23.67 at three pixels a point; here sizes are whole points.
      #expect(abs(size.width - 24.33) < 1 && abs(size.height - 23.67) < 1, "\(type) is \(size)")
    }
  }

  @Test("a button is as large as its image alone, and higher than its title")
  func buttonSize() throws {
    let image = try #require(UIImage(systemName: "star"))
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.height == UIImageView(image: image).intrinsicContentSize.height)
    let titled = UIButton(type: .system)
    titled.setTitle("Go", for: .normal)
    let line = try #require(titled.titleLabel?.intrinsicContentSize.height)
    #expect(titled.intrinsicContentSize.height == line + 12 && titled.intrinsicContentSize.width == 30)
  }

  @Test("a button is pressed by its name and calls its target's method")
  func button() {
    let target = Target()
    let film = UIKitFilm { root in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
      button.addTarget(target, action: Selector.method("pressed", Target.pressed), for: .touchUpInside)
      root.addSubview(button)
    }
    film.runtime.scheduleTap(on: TapTarget.name("Go"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    film.go(to: 0.45)
    film.go(to: 0.6)
    #expect(target.calls == ["pressed"])
  }

  @Test("a button's handler sets its configuration for each state without being called again by that")
  func configurationHandler() {
    var calls = 0
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Off"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let film = UIKitFilm { $0.addSubview(button) }
    calls = 0
    button.isSelected = true
    film.go(to: 0.1)
    #expect(calls == 1 && button.titleLabel?.text == "On")
  }

  @Test("a tab's badge is drawn beside its image while it has a value")
  func badge() throws {
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    for page in pages { page.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0) }
    tabs.viewControllers = pages
    let film = UIKitFilm { root in
      tabs.view.frame = root.bounds
      root.addSubview(tabs.view)
    }
    // The middle of the second tab is at 150; its badge begins 4 points to the right, in the bar's first points.
    let y = Int(tabs.tabBar.frame.minY) + 4
    let plain = try film.pixel(163, y)
    pages[1].tabBarItem.badgeValue = "8"
    film.go(to: 0.1)
    #expect(try film.pixel(163, y) == 0xffff_3b30 && film.pixel(63, y) == plain)
    pages[1].tabBarItem.badgeColor = .blue
    film.go(to: 0.2)
    #expect(try film.pixel(163, y) == 0xff00_00ff)
    pages[1].tabBarItem.badgeValue = nil
    film.go(to: 0.3)
    #expect(try film.pixel(163, y) == plain)
  }

  @Test("a switch goes over, reports of it and moves its knob")
  func toggle() {
    let toggle = UISwitch()
    var reported = 0
    toggle.addAction(UIAction { _ in reported += 1 }, for: .valueChanged)
    let film = UIKitFilm { $0.addSubview(toggle) }
    film.runtime.scheduleTap(on: .point(x: 20, y: 15), at: 0.5) { _ in }
    film.go(to: 1)
    #expect(toggle.isOn)
    #expect(reported == 1)
  }

  @Test("the shadow of a switch's knob ends at the track")
  func switchKnob() throws {
    let toggle = UISwitch()
    let film = UIKitFilm {
      $0.backgroundColor = .white
      $0.addSubview(toggle)
    }
    film.go(to: 0.1)
    #expect(try film.pixel(15, 33) == 0xffff_ffff)
    #expect(try film.pixel(15, 30) != 0xffff_ffff)
  }

  @Test("a slider follows a finger that takes its knob")
  func slider() {
    let target = Target()
    let slider = UISlider(frame: CGRect(x: 0, y: 80, width: 200, height: 31))
    slider.addTarget(target, action: Selector.method("changed", Target.changed), for: .valueChanged)
    let film = UIKitFilm { $0.addSubview(slider) }
    let window = slider.window
    window?.touch(.began, at: CGPoint(x: 13, y: 95))
    window?.touch(.moved, at: CGPoint(x: 100, y: 95))
    window?.touch(.ended, at: CGPoint(x: 100, y: 95))
    film.go(to: 0.1)
    #expect(target.calls == ["value 50 moved", "value 50 ended"])
    #expect(
      slider.subviews.map(\.frame) == [
        CGRect(x: 1, y: 14, width: 198, height: 4), CGRect(x: 1, y: 14, width: 99, height: 4),
        CGRect(x: 86.5, y: 1.5, width: 27, height: 27),
      ])
  }

  @Test("a pan begins after ten points and reports how far it has come and how fast")
  func pan() {
    let target = Target()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(target, action: Selector.method("panned", Target.panned))
    var view: UIView?
    let film = UIKitFilm {
      view = $0
      $0.addGestureRecognizer(pan)
    }
    let window = view?.window
    window?.touch(.began, at: CGPoint(x: 50, y: 100))
    for step in 1...6 {
      film.go(to: Double(step) / 60)
      window?.touch(.moved, at: CGPoint(x: 50 + 5 * step, y: 100))
    }
    #expect(target.calls.first == "began 0")
    #expect(target.calls.last == "changed 20")
    #expect(abs(pan.velocity(in: nil).x - 300) < 1)
  }

  @Test("gestures in a view keep its superview's from the same touch")
  func arbitration() {
    var heard: [String] = []
    let (outer, inner) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let innerEar = Ear { heard.append("inner") }
    inner.addTarget(innerEar, action: Ear.selector)
    let outerEar = Ear { heard.append("outer") }
    outer.addTarget(outerEar, action: Ear.selector)
    let film = UIKitFilm {
      $0.addGestureRecognizer(outer)
      box.addGestureRecognizer(inner)
      $0.addSubview(box)
    }
    box.window?.tap(at: CGPoint(x: 60, y: 60))
    #expect(heard == ["inner"])
    box.window?.tap(at: CGPoint(x: 10, y: 10))
    #expect(heard == ["inner", "outer"])
    withExtendedLifetime((film, innerEar, outerEar)) {}
  }

  @MainActor private final class Ear {
    static let selector = Selector.method("hear", Ear.hear)
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    func hear() { action() }
  }

  @Test("what fits a label is as wide as its text, and lines wrap")
  func label() {
    let label = UILabel()
    _ = UIKitFilm { $0.addSubview(label) }
    label.text = "Hello"
    let one = label.intrinsicContentSize
    #expect(one.width > 20 && one.height >= 20)
    label.text = "Hello Hello Hello Hello"
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: one.width + 2, height: 0))
    #expect(wrapped.height > one.height * 3)
  }

  @Test("an image that is drawn has its pixels at the scene's scale")
  func renderer() throws {
    _ = UIKitFilm { _ in }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(image.size == CGSize(width: 10, height: 6))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 10 && pixels.height == 6)
  }

  @Test("colours come in light and in dark, and compare by what they look like")
  func colors() {
    _ = UIKitFilm { _ in }
    #expect(UIColor.systemRed == UIColor(Color.red))
    #expect(
      UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.3, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.3) < 1e-5 && abs(saturation - 0.6) < 1e-5 && abs(brightness - 0.8) < 1e-5)
    #expect(alpha == 0.5)
    var red: CGFloat = 0
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(abs(red - 0.25) < 1e-5)
  }

  @Test("UIKit's values of traits and those of views are made of each other")
  func traits() {
    #expect(
      ColorScheme(UIUserInterfaceStyle.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(ColorScheme.light) == .light)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(UITraitEnvironmentLayoutDirection(LayoutDirection.leftToRight) == .leftToRight)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.regular) == .regular)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass?.none) == .unspecified)
    #expect(ContentSizeCategory(UIContentSizeCategory.extraLarge) == .extraLarge)
  }

  /// mmgoncalves/cstv, a corner of 16 of a path 19 high.
  @Test("a path's rounded corner reaches no further than half of the shorter side")
  func roundCorner() {
    let box = CGRect(x: 0, y: 0, width: 60, height: 20)
    func path(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: box, byRoundingCorners: .bottomLeft, cornerRadii: CGSize(width: radius, height: radius))
    }
    #expect(!path(16).contains(CGPoint(x: 1, y: 19)) && path(16).contains(CGPoint(x: 4, y: 16)))
    #expect(path(16).cgPath == path(10).cgPath && path(9).cgPath != path(10).cgPath)
  }

  @Test(
    "a rounded path begins at the left of its upper edge and goes round clockwise; reversed, the other way")
  func paths() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 10)
    var first: CGPoint?
    var second: CGPoint?
    path.cgPath.applyWithBlock { element in
      if first == nil {
        first = element.pointee.points.first
      } else if second == nil {
        second = element.pointee.points.last
      }
    }
    #expect(first?.y == 0 && (first?.x ?? 99) < 20)
    #expect(second?.y == 0 && (second?.x ?? 0) > 80)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 1, y: 5), controlPoint2: CGPoint(x: 9, y: 7))
    #expect(line.reversing().currentPoint == .zero)
    #expect(line.reversing().reversing().cgPath == line.cgPath)
  }

  @Test("a small button of a configuration is 28 high, a large one 50; its symbol is as large as asked for")
  func configurationSizes() {
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { _ in
      @MainActor func size(_ size: UIButton.Configuration.Size, points: CGFloat? = nil) -> CGSize {
        var configuration = UIButton.Configuration.gray()
        configuration.buttonSize = size
        if let points {
          configuration.image = UIImage(systemName: "circle.fill")
          configuration.preferredSymbolConfigurationForImage = .init(pointSize: points)
        } else {
          configuration.title = "Go"
        }
        return UIButton(configuration: configuration).intrinsicContentSize
      }
      #expect(abs(size(.small).height - 28) < 1 && abs(size(.mini).height - 28) < 1)
      #expect(abs(size(.medium).height - 34.33) < 1 && abs(size(.large).height - 50.33) < 1)
      #expect(size(.medium, points: 40).width - size(.medium, points: 20).width > 15)
    }
  }

  @Test("the title of a button of a configuration has as many lines as it says, that of another button one")
  func titleLines() {
    // Texts are measured by the engine of a film.
    _ = UIKitFilm { _ in
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "One\nTwo\nThree"
      let single = UIButton(configuration: .plain())
      single.configuration?.title = "One"
      #expect(button.intrinsicContentSize.height - single.intrinsicContentSize.height > 39)
      let simple = UIButton(type: .custom)
      simple.setTitle("One\nTwo\nThree", for: .normal)
      #expect(simple.titleLabel?.numberOfLines == 1)
    }
  }
}
