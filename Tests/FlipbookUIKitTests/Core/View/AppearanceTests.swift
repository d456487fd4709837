import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookUIKit
@testable import FlipbookViews

/// What `appearance()` sets for all views of a class, in bars and controls of SwiftUI's and UIKit's.
@MainActor
@Suite struct AppearanceTests {
  private static let size = CGSize(width: 200, height: 200)

  /// The picture of a view, made after a scene has set its looks.
  private func picture<V: View>(_ set: () -> Void, @ViewBuilder _ content: () -> V) throws -> Bitmap {
    SceneContext.current.nextScene().enter()
    set()
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: Self.size, background: .white, resources: TestRendering.resources, content: content)
    }
    _ = runtime.displayList(at: 0)
    return try TestRendering.bitmap(of: runtime.displayList(at: 0.1))
  }

  private func opaque(_ pixel: UInt32) -> UInt32 { pixel & 0xffffff }

  @Test("a field to search in has the ground of text fields in search bars")
  func searchField() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func isRed(_ color: UIColor?) throws -> Bool {
      let bitmap = try picture({
        let fields = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        fields.backgroundColor = color
      }) {
        NavigationStack { Color.white.searchable(text: .constant("")) }
      }
      return (0..<200).contains { opaque(bitmap[150, $0]) == opaque(0xff0000) }
    }
    #expect(try isRed(red))
    #expect(try !isRed(nil))
  }

  @Test("tabs have the colours of titles that are set for all tabs")
  func tabItems() throws {
    func isRed(_ state: UIControl.State?) throws -> Bool {
      let bitmap = try picture({
        guard let state else { return }
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: red], for: state)
      }) {
        TabView {
          Color.white.tabItem { Label("Mmmm", systemImage: "circle.fill") }
          Color.white.tabItem { Label("Nnnn", systemImage: "circle.fill") }
        }
      }
      return (150..<200).contains { y in (0..<200).contains { opaque(bitmap[$0, y]) == opaque(0xff0000) } }
    }
    #expect(try !isRed(nil))
    #expect(try isRed(.selected))
    #expect(try isRed(.normal))
  }

  @Test("a navigation bar has the ground of the look at its edge, and the usual one's only over content")
  func navigationBar() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func page(_ set: @escaping (UINavigationBar) -> Void) throws -> UInt32 {
      let bitmap = try picture({ set(UINavigationBar.appearance()) }) {
        NavigationStack { Color.white.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
      }
      return opaque(bitmap[10, 20])
    }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    #expect(try page { $0.standardAppearance = look } == 0xffffff)
    #expect(try page { $0.scrollEdgeAppearance = look } == 0xff0000)
    #expect(try page { $0.barTintColor = red } == 0xffffff)
    #expect(
      try page {
        $0.barTintColor = red
        $0.isTranslucent = false
      } == 0xff0000)
    #expect(try page { _ in } == 0xffffff)
  }

  @Test("the way back of views has the colour of the look's button and the look's image")
  func wayBack() throws {
    func colors(_ set: (UINavigationBarAppearance) -> Void) throws -> Set<UInt32> {
      let look = UINavigationBarAppearance()
      set(look)
      let bitmap = try picture({ UINavigationBar.appearance().standardAppearance = look }) {
        NavigationStack(path: .constant([1])) {
          Color.white.navigationDestination(for: Int.self) { _ in Color.white }
        }
      }
      return Set((0..<44).flatMap { y in (0..<100).map { opaque(bitmap[$0, y]) } })
    }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let titled = try colors { $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: red] }
    #expect(titled.contains(0xff0000) && titled.contains(0x007aff))
    let marked = try colors {
      let image = UIImage(systemName: "square.fill")?.withTintColor(red, renderingMode: .alwaysOriginal)
      $0.setBackIndicatorImage(image, transitionMaskImage: image)
    }
    #expect(marked.contains(0xff0000) && marked.contains(0x007aff))
    #expect(try !colors { _ in }.contains(0xff0000))
  }

  @Test("sliders of views have the look's colours, also where it is set as they appear; a tint goes before")
  func sliders() throws {
    func set() {
      UISlider.appearance().minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UISlider.appearance().maximumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    func ends(_ look: () -> Void = {}, _ slider: some View) throws -> [UInt32] {
      let bitmap = try picture(look) { slider }
      return [opaque(bitmap[10, 101]), opaque(bitmap[190, 101])]
    }
    let slider = Slider(value: .constant(0.5))
    #expect(try ends(set, slider) == [0xff0000, 0x00ff00])
    #expect(try ends({}, slider.onAppear { set() }) == [0xff0000, 0x00ff00])
    #expect(try ends(set, slider.tint(.blue)).first == 0x007aff)
    #expect(try ends({}, slider).first == 0x007aff)
  }

  @Test("a look ends with its scene")
  func scenes() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    func pixel(_ set: () -> Void) throws -> UInt32 {
      let bitmap = try picture(set) {
        Picker("", selection: .constant(0)) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
        .pickerStyle(.segmented)
      }
      return opaque(bitmap[20, 100])
    }
    #expect(try pixel { UISegmentedControl.appearance().selectedSegmentTintColor = green } == 0x00ff00)
    #expect(try pixel {} == 0xffffff)
  }

  @Test("segments' texts, dots, tabs and switches have the scene's colours")
  func controls() throws {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let texts = try picture({
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: blue], for: .selected)
    }) {
      Picker("", selection: .constant(0)) {
        Text("MMM").tag(0)
        Text("MMM").tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(bluish(in: texts) > 20, "\(bluish(in: texts))")
    let dots = try picture({ UIPageControl.appearance().currentPageIndicatorTintColor = blue }) {
      TabView {
        Color.white
        Color.white
      }
      .tabViewStyle(.page)
    }
    #expect((30...70).contains(count(0x0000ff, in: dots)), "\(count(0x0000ff, in: dots))")
    let tabs = try picture({
      UITabBar.appearance().unselectedItemTintColor = blue
      let look = UITabBarAppearance()
      look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UITabBar.appearance().scrollEdgeAppearance = look
    }) {
      TabView {
        Color.white.tabItem { Text("MMM") }
        Color.white.tabItem { Text("MMM") }
      }
    }
    // The chosen tab has the accent colour, which has green in it.
    #expect(bluish(in: tabs, mostGreen: 20) > 5, "\(bluish(in: tabs, mostGreen: 20))")
    #expect(opaque(tabs[3, 190]) == 0xff0000)
    let toggles = try picture({ UISwitch.appearance().onTintColor = blue }) {
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
    // The knob leaves half of the track, 51 × 31, in sight.
    #expect(count(0x0000ff, in: toggles) > 300)
  }

  /// The number of pixels with more blue than red, such as the edges of blue letters have.
  private func bluish(in bitmap: Bitmap, mostGreen: UInt32 = 255) -> Int {
    var found = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (red, blue) = (bitmap[x, y] >> 16 & 0xff, bitmap[x, y] & 0xff)
        if blue > red + 40, bitmap[x, y] >> 8 & 0xff <= mostGreen { found += 1 }
      }
    }
    return found
  }

  private func count(_ color: UInt32, in bitmap: Bitmap) -> Int {
    var found = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where opaque(bitmap[x, y]) == color { found += 1 }
    }
    return found
  }

  @Test("a navigation bar of UIKit's follows, too; a class that none follows is reported")
  func kit() {
    SceneContext.current.nextScene().enter()
    UINavigationBar.appearance().barTintColor = .green
    #expect(UINavigationBar(frame: .zero).barTintColor == .green)
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    // A bar that is made before follows as it comes into a window, but for its own colours.
    let (early, own) = (UITabBar(frame: .zero), UITabBar(frame: .zero))
    own.tintColor = .red
    UITabBar.appearance().tintColor = .green
    let film = UIKitFilm { (view: UIView) in [early, own].forEach(view.addSubview) }
    UITabBar.appearance().tintColor = .green
    [early, own].forEach { $0.didMoveToWindow() }
    #expect(early.tintColor == .green && own.tintColor == .red)
    withExtendedLifetime(film) {}
    #expect(AppearancePrototypes.known(UILabel.self) == nil)
    UILabel.appearance().textColor = .red
    #expect(AppearancePrototypes.known(UILabel.self) == nil && UILabel().textColor != .red)
    let button = UIBarButtonItemAppearance()
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let look = UINavigationBarAppearance()
    look.buttonAppearance = button
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    #expect((item.makeView(in: look) as? UIButton)?.currentTitleColor == .red)
    #expect((item.makeView() as? UIButton)?.currentTitleColor != .red)
  }
}
