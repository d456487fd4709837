import FlipbookDrawing
import FlipbookLayers
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor struct KitNameTests {
  @Test("segments have widths of their own, and can be removed")
  func segments() throws {
    let film = UIKitFilm { _ in }
    film.go(to: 0.1)
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 2
    control.setWidth(40, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 40 && control.widthForSegment(at: 1) == 0)
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [0, 40, 120] && labels.map(\.frame.width) == [40, 80, 80])
    control.removeSegment(at: 1, animated: false)
    control.layoutIfNeeded()
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(labels[2].frame == CGRect(x: 40, y: 0, width: 160, height: 32))
    control.removeSegment(at: 9, animated: false)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("titles of tabs and of a bar's buttons have their own fonts and colours")
  func titles() throws {
    let bar = UITabBar()
    let tabs = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    for tab in tabs {
      tab.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
      tab.setTitleTextAttributes(
        [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 12)], for: .normal)
    }
    bar.setItems(tabs, animated: false)
    bar.selectedItem = tabs[1]
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitleColor) == [.green, .black])
    #expect(buttons.map { $0.titleLabel?.font.pointSize } == [12, 12])
    tabs[0].setTitleTextAttributes(nil, for: .normal)
    #expect(buttons[0].currentTitleColor == .systemGray && tabs[0].titleTextAttributes(for: .normal) == nil)

    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let button = try #require(item.makeView() as? UIButton)
    #expect(button.currentTitleColor == .red)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(button.currentTitleColor == .blue)
  }

  @Test("coordinates are converted between views and the screen")
  func coordinates() {
    var inner: UIView!
    let film = UIKitFilm { view in
      inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.addSubview(inner)
    }
    film.go(to: 0.1)
    let space: any UICoordinateSpace = inner
    let screen = UIScreen.main.coordinateSpace
    #expect(space.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: space) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: screen) == inner.frame && screen.bounds.width == 200)
  }

  @Test("a change of the light is reported")
  func traits() {
    var heard: [String] = []
    var view: UIView!
    let film = UIKitFilm { root in
      view = UIView()
      root.addSubview(view)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
        heard.append("\(old.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
      }
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in heard.append("scale") }
    }
    film.go(to: 0.1)
    view.superview?.overrideUserInterfaceStyle = .dark
    view.superview?.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light dark"])
  }

  @Test("what is changed of a text's storage is shown")
  func storage() {
    let film = UIKitFilm { _ in }
    film.go(to: 0.1)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    view.textStorage.append(NSAttributedString(string: " world"))
    #expect(view.text == "Hello world")
    view.text = "Other"
    #expect(view.textStorage.string == "Other" && view.layoutManager.textStorage === view.textStorage)
    let (storage, manager) = (NSTextStorage(string: "Given"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let given = UITextView(frame: .zero, textContainer: container)
    #expect(given.text == "Given" && given.textStorage === storage)
  }

  @Test("a text's room in a container is that of the text with its sides")
  func usedRect() {
    let film = UIKitFilm { _ in }
    film.go(to: 0)
    let (storage, manager) = (NSTextStorage(string: "One line and one more"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let wide = manager.usedRect(for: container)
    #expect(abs(wide.width - storage.size().width - 10) < 0.01 && wide.height == storage.size().height)
    container.size.width = wide.width - 5
    #expect(manager.usedRect(for: container).height > wide.height * 1.5)
  }

  @Test("colours and geometry go through archives and texts")
  func coding() throws {
    let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for color in [UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), both] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{-1, 2e1}") == CGPoint(x: -1, y: 20) && NSCoder.cgSize(for: "?") == .zero)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(CGPoint(x: 3, y: 4), forKey: "point")
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 3, y: 4))
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }

  @Test("UIKit's own symbols have the colour of the tint")
  func symbols() throws {
    let film = UIKitFilm { root in
      root.tintColor = .red
      let shown = UIImageView(image: .checkmark)
      shown.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSubview(shown)
    }
    // Beside the mark.
    #expect(try film.pixel(20, 50) == 0xffff_0000)
    #expect(UIImage.strokedCheckmark.isSymbolImage && UIImage.add.isSymbolImage)
  }

  @Test("an animator without anything takes 0.2 seconds")
  func animator() {
    var view: UIView!
    let film = UIKitFilm { root in
      view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
    }
    film.go(to: 0.1)
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.center.x = 105 }
    animator.startAnimation()
    film.go(to: 0.2)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1)
  }

  @Test("a filter by name blends a layer as the name alone does")
  func filters() throws {
    func picture(_ filter: Any?) throws -> UInt32 {
      let film = UIKitFilm { root in
        root.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.backgroundColor = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
        layer.compositingFilter = filter
        root.layer.addSublayer(layer)
      }
      return try film.pixel(10, 10)
    }
    #expect(try picture(CIFilter(name: "CIMultiplyBlendMode")) == 0xff00_ff00)
    #expect(try picture("multiplyBlendMode") == 0xff00_ff00 && picture(nil) == 0xff00_ffff)
  }
}
