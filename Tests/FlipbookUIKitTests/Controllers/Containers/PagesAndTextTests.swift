import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct PagesAndTextTests {
  private final class Page: UIViewController {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = [.red, .green, .blue][number % 3]
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
    var log: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      (viewController as? Page).flatMap { $0.number > 0 ? pages[$0.number - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      (viewController as? Page).flatMap { $0.number < 2 ? pages[$0.number + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      (pageViewController.viewControllers?.first as? Page)?.number ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("\((previousViewControllers.first as? Page)?.number ?? -1) \(completed)") }
  }

  @Test("pages are dragged through, and gone to by call, with their dots")
  func pages() throws {
    let source = Source()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.delegate = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let film = UIKitFilm { pager }
    #expect(try film.pixel(20, 50) == 0xffff_0000)
    film.runtime.schedule(
      InteractionStep(
        at: 0.5,
        .drag(
          .point(x: 150, y: 80), .offsets([CGSize(width: -120, height: 0)]),
          InteractionAction.Pacing(duration: 0.2, curve: .linear)))
    ) { _ in Issue.record("nothing was dragged") }
    film.go(to: 0.65)
    #expect(try film.pixel(10, 50) == 0xffff_0000 && film.pixel(190, 50) == 0xff00_ff00)
    film.go(to: 1.5)
    #expect((pager.viewControllers?.first as? Page)?.number == 1)
    #expect(try film.pixel(20, 50) == 0xff00_ff00 && source.log == ["0 true"])
    var ends = 0
    pager.setViewControllers([source.pages[2]], direction: .forward, animated: true) { _ in ends += 1 }
    film.go(to: 1.65)
    #expect(try film.pixel(10, 50) == 0xff00_ff00 && film.pixel(190, 50) == 0xff00_00ff)
    film.go(to: 2.5)
    #expect(ends == 1 && (pager.viewControllers?.first as? Page)?.number == 2)
  }

  /// Follows the drag of pages by their scroll view.
  @MainActor
  private final class Follower: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
  }

  @Test("a delegate of the scroll view of pages hears the drag, and the pages still change")
  func followedPages() throws {
    let (source, follower) = (Source(), Follower())
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    for case let scroll as UIScrollView in pager.view.subviews { scroll.delegate = follower }
    let film = UIKitFilm { pager }
    for (index, time) in [0.5, 2.0].enumerated() {
      film.runtime.schedule(
        InteractionStep(
          at: time,
          .drag(
            .point(x: 150, y: 80), .offsets([CGSize(width: -120, height: 0)]),
            InteractionAction.Pacing(duration: 0.2, curve: .linear)))
      ) { _ in Issue.record("nothing was dragged") }
      film.go(to: time + 1.2)
      #expect((pager.viewControllers?.first as? Page)?.number == index + 1)
    }
    #expect(follower.offsets.count > 20 && follower.offsets.contains { $0 > 200 && $0 < 400 })
  }

  /// Sets the page that is shown again, as a represented controller does in each update.
  @MainActor
  private final class Setter: NSObject, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let shown = pageViewController.viewControllers
      pageViewController.setViewControllers(shown, direction: .reverse, animated: true)
    }
  }

  @Test(
    "pages that are set again while they are shown keep their neighbours, and the shown one stands at its width"
  )
  func setAgain() {
    let (source, setter) = (Source(), Setter())
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.delegate = setter
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let film = UIKitFilm { pager }
    let scroll = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scroll?.contentOffset.x == 200)
    for (index, time) in [0.5, 2.0].enumerated() {
      film.runtime.schedule(
        InteractionStep(
          at: time,
          .drag(
            .point(x: 150, y: 80), .offsets([CGSize(width: -120, height: 0)]),
            InteractionAction.Pacing(duration: 0.2, curve: .linear)))
      ) { _ in Issue.record("nothing was dragged") }
      film.go(to: time + 1.2)
      #expect((pager.viewControllers?.first as? Page)?.number == index + 1)
      #expect(scroll?.contentOffset.x == 200 && source.pages[index].parent === pager)
    }
    #expect(source.pages[0].parent == nil)
  }

  /// benjaminsage/iPages fd7103d: pages are swiped one after the other.
  @Test("a finger that comes before a page is at rest takes it on to the next one")
  func quick() {
    let source = Source()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let film = UIKitFilm { pager }
    for time in [0.5, 0.9] {
      film.runtime.schedule(
        InteractionStep(
          at: time,
          .drag(
            .point(x: 150, y: 80), .offsets([CGSize(width: -120, height: 0)]),
            InteractionAction.Pacing(duration: 0.1, curve: .linear)))
      ) { _ in Issue.record("nothing was dragged") }
    }
    film.go(to: 2.5)
    #expect((pager.viewControllers?.first as? Page)?.number == 2)
  }

  @Test("a text view breaks its text, scrolls where there is more, and takes typing")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    view.font = .systemFont(ofSize: 16)
    view.text = "One two three four five six seven eight nine ten eleven twelve"
    view.accessibilityIdentifier = "notes"
    let film = UIKitFilm { $0.addSubview(view) }
    #expect(view.contentSize.height > 100)
    film.runtime.schedule(
      InteractionStep(at: 0.3, .type(.name("notes"), "!?", interval: 0.1, submits: false))
    ) { _ in Issue.record("nothing was typed") }
    film.go(to: 1)
    #expect(view.text.hasSuffix("twelve!?"))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
  }

  private final class BareTextView: UITextView {
    override func layoutSubviews() {
      super.layoutSubviews()
      textContainerInset = .zero
      textContainer.lineFragmentPadding = 0
    }
  }

  @Test("a text view that takes its insets away in each layout comes to rest")
  func insetsInLayout() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let view = BareTextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      view.text = "One two three four five six seven eight nine ten"
      let film = UIKitFilm { $0.addSubview(view) }
      film.go(to: 0.1)
      #expect(view.subviews.first?.frame.origin == .zero)
      #expect(view.subviews.first?.frame.width == 120)
    }
    #expect(collector.diagnostics.isEmpty)
  }

  @Test("links of a text view have its tint, or what it says of links, whatever colour the text gives them")
  func links() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let text = NSMutableAttributedString(string: "a link", attributes: [.foregroundColor: UIColor.clear])
    let link = NSRange(location: 2, length: 4)
    text.addAttributes(
      [.link: try #require(URL(string: "a:b")), .foregroundColor: UIColor.green], range: link)
    view.tintColor = .red
    view.attributedText = text
    func color(at place: Int) -> UIColor? {
      let label = view.subviews.first as? UILabel
      return label?.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(at: 0) == .clear && color(at: 3) == .red)
    view.linkTextAttributes = [.foregroundColor: UIColor.blue, .underlineStyle: 1]
    #expect(color(at: 3) == .blue)
    view.linkTextAttributes = [:]
    #expect(color(at: 3) == .green)
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .green)
  }

  @Test("a text view scrolls to the line of a range, by no more than it takes")
  func scrollsToRange() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    view.font = .systemFont(ofSize: 16)
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let film = UIKitFilm { $0.addSubview(view) }
    func range(_ word: String) -> NSRange {
      let found = view.text.range(of: word)!
      return NSRange(found, in: view.text)
    }
    view.scrollRangeToVisible(range("line 20"))
    let middle = view.contentOffset.y
    #expect(middle > 200 && middle < view.contentSize.height - 200)
    // It is in sight already.
    view.scrollRangeToVisible(range("line 19"))
    #expect(view.contentOffset.y == middle)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 60)) < 0.5)
    view.scrollRangeToVisible(range("line 20"))
    #expect(view.contentOffset.y < view.contentSize.height - 200 && view.contentOffset.y > middle)
    view.scrollRangeToVisible(NSRange(location: -7, length: 3))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 99_999, length: 3))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 60)) < 0.5)
    _ = film
  }

  @Test("a pinch zooms what the delegate gives, between the least and the most")
  func zoom() {
    @MainActor final class Zoomer: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let zoomer = Zoomer()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.maximumZoomScale = 3
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.content)
    scroll.contentSize = CGSize(width: 200, height: 200)
    let film = UIKitFilm { $0.addSubview(scroll) }
    film.runtime.schedule(
      InteractionStep(
        at: 0.5,
        .pinch(
          .point(x: 100, y: 100), scale: 2, degrees: 0,
          InteractionAction.Pacing(duration: 0.4, curve: .linear)))
    ) { _ in Issue.record("nothing was pinched") }
    film.go(to: 1.2)
    #expect(abs(scroll.zoomScale - 2) < 1e-6 && abs(scroll.contentSize.width - 400) < 1e-6)
    #expect(abs(scroll.contentOffset.x - 100) < 1e-6 && abs(scroll.contentOffset.y - 100) < 1e-6)
    scroll.setZoomScale(10, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test("animations between begin and commit run as they are set")
  func oldAnimations() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let film = UIKitFilm { $0.addSubview(box) }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    box.center.x = 110
    UIView.commitAnimations()
    box.alpha = 0.5
    film.go(to: 0.25)
    #expect(abs((box.layer.presentation()?.position.x ?? 0) - 35) < 1e-6)
    #expect(box.layer.presentation()?.opacity == 0.5)
    film.go(to: 1.2)
    #expect(box.layer.presentation()?.position.x == 110)
  }

  @Test("an observed property is reported when it has changed, until the observation is let go")
  func observing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let film = UIKitFilm { $0.addSubview(scroll) }
    var reported: [String] = []
    var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.new, .old]) {
      view, change in
      reported.append("\(Int(change.oldValue?.y ?? -1)) \(Int(change.newValue?.y ?? -1))")
    }
    scroll.contentOffset.y = 10
    film.go(to: 0.1)
    scroll.contentOffset.y = 30
    film.go(to: 0.2)
    #expect(reported == ["0 10", "10 30"])
    observation = nil
    scroll.contentOffset.y = 50
    film.go(to: 0.3)
    #expect(reported.count == 2 && observation == nil)
    #expect(scroll.isKind(of: UIView.self) && !scroll.isKind(of: UILabel.self))
  }

  @Test("the publisher of a property sends its value and each new one until it is cancelled")
  func publishing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let film = UIKitFilm { $0.addSubview(scroll) }
    var sent: [CGFloat] = []
    let subscription = scroll.publisher(for: \.contentOffset).map(\.y).sink { sent.append($0) }
    scroll.contentOffset.y = 10
    film.go(to: 0.1)
    scroll.contentOffset.y = 30
    film.go(to: 0.2)
    #expect(sent == [0, 10, 30])
    subscription.cancel()
    scroll.contentOffset.y = 50
    film.go(to: 0.3)
    #expect(sent.count == 3)
    var later: [CGFloat] = []
    let second = scroll.publisher(for: \.contentOffset, options: [.new]).sink { later.append($0.y) }
    scroll.contentOffset.y = 70
    film.go(to: 0.4)
    #expect(later == [70])
    second.cancel()
  }

  @Test("an image of several runs through them, and views of a system animation shrink away")
  func series() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let film = UIKitFilm { $0.addSubview(view) }
    let images = [UIColor.red, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    view.image = UIImage.animatedImage(with: images, duration: 1)
    film.go(to: 0.3)
    #expect(try film.pixel(10, 10) == 0xffff_0000)
    film.go(to: 0.7)
    #expect(try film.pixel(10, 10) == 0xff00_00ff)
    film.go(to: 1.2)
    #expect(try film.pixel(10, 10) == 0xffff_0000)
    UIView.perform(.delete, on: [view], animations: nil)
    film.go(to: 1.6)
    #expect(view.superview == nil)
  }

  @Test("a stepper goes up and down by its step, and stops at its ends")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    stepper.maximumValue = 2
    var heard: [Double] = []
    stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
    let film = UIKitFilm { $0.addSubview(stepper) }
    for (index, x) in [80.0, 80, 80, 30].enumerated() {
      film.runtime.scheduleTap(on: .point(x: x, y: 26), at: 0.5 + Double(index)) { _ in }
    }
    film.go(to: 5)
    #expect(heard == [1, 2, 1])
  }

  @Test("a layer that asks for more than white is reported, once for each property")
  func dynamicRange() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let layer = CALayer()
      layer.preferredDynamicRange = .standard
      layer.toneMapMode = .ifSupported
      layer.contentsHeadroom = 1
      layer.preferredDynamicRange = .high
      CALayer().preferredDynamicRange = .high
      layer.wantsExtendedDynamicRangeContent = true
    }
    #expect(collector.diagnostics.map(\.code) == ["layers.dynamic-range", "layers.dynamic-range"])
  }

  @Test("a secure field's dots are 0.619 em apart and 0.43 em wide", arguments: [(50.0, 6), (15, 22)])
  func secureDots(size: CGFloat, count: Int) throws {
    let film = UIKitFilm(size: CGSize(width: 600, height: 60)) { root in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 600, height: 60))
      field.font = .systemFont(ofSize: size)
      field.isSecureTextEntry = true
      field.text = String(repeating: "x", count: count)
      root.addSubview(field)
    }
    let bitmap = try film.bitmap()
    let dark = (0..<600).map { x in (0..<60).contains { bitmap[x, $0] & 0xff < 128 } }
    let starts = (1..<600).filter { dark[$0] && !dark[$0 - 1] }
    let ends = starts.map { start in (start..<600).first { !dark[$0] } ?? 600 }
    #expect(starts.count == count)
    for (index, start) in starts.enumerated() {
      #expect(abs(Double(ends[index] - start) - 0.43 * size) <= 1.5)
      #expect(abs(Double(start - starts[0]) - Double(index) * 0.619 * size) <= 1)
    }
  }

  @Test("attributes of a text view without a font are black Helvetica of 12; a font set later is that of all")
  func withoutFont() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.attributedText = NSAttributedString(string: "One")
    func attribute(_ key: NSAttributedString.Key) -> Any? {
      let label = view.subviews.lazy.compactMap { $0 as? UILabel }.first
      return label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }
    let usual = attribute(.font) as? UIFont
    #expect(usual?.pointSize == 12 && usual?.familyName == "Helvetica")
    #expect(attribute(.foregroundColor) as? UIColor == .black)
    view.font = .systemFont(ofSize: 20)
    #expect((attribute(.font) as? UIFont)?.pointSize == 20)
  }
}
