import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct TransitionTests {
  private final class Page: UIViewController {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String, _ color: UIColor = .white) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) did disappear") }
  }

  /// Fades for a second, linearly.
  private final class Fade: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      to.alpha = 0
      context.containerView.addSubview(to)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Delegate: UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Takes both pages into its container, one over the other.
  private final class Taking: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
      else { return }
      context.containerView.addSubview(from.view)
      context.containerView.addSubview(to.view)
      UIView.animate(
        withDuration: 0.2, animations: { to.view.alpha = 1 },
        completion: { _ in context.completeTransition(true) })
    }
  }

  @Test("a page that an animator takes along goes back where it stays below what is presented")
  func taken() throws {
    let (one, two) = (Page("one", .red), Page("two", .blue))
    let taking = Taking()
    let film = UIKitFilm(size: CGSize(width: 100, height: 200)) { one }
    (two.modalPresentationStyle, two.transitioningDelegate) = (.custom, taking)
    one.present(two, animated: true)
    film.go(to: 1)
    #expect(try film.pixel(50, 100) == 0xff00_00ff || two.view.window != nil)
    two.dismiss(animated: true)
    film.go(to: 2)
    #expect(one.view.window != nil && two.view.window == nil && one.presentedViewController == nil)
  }

  @Test("a flip shows the page that goes until it is edge on, and then the page that comes")
  func modalFlip() throws {
    let (one, two) = (Page("one", .red), Page("two", .blue))
    two.modalPresentationStyle = .fullScreen
    two.modalTransitionStyle = .flipHorizontal
    let film = UIKitFilm(controller: { one })
    film.go(to: 0.1)
    one.present(two, animated: true)
    film.go(to: 0.25)
    let middle = try film.pixel(100, 100)
    #expect(middle >> 16 & 0xff > 200 && middle & 0xff < 100, "\(String(middle, radix: 16))")
    film.go(to: 0.8)
    let end = try film.pixel(100, 100)
    #expect(end & 0xff > 200 && end >> 16 & 0xff < 100, "\(String(end, radix: 16))")
  }

  @Test("a push notifies both view controllers in order, and a pop takes the top away")
  func pushAndPop() {
    var log: [String] = []
    let (one, two) = (Page("one"), Page("two"))
    for page in [one, two] { page.log = { log.append($0) } }
    let navigation = UINavigationController(rootViewController: one)
    let film = UIKitFilm { navigation }
    #expect(log == ["one will appear", "one did appear"])
    log = []
    navigation.pushViewController(two, animated: true)
    #expect(log == ["one will disappear", "two will appear"])
    film.go(to: 0.7)
    #expect(log.suffix(2) == ["one did disappear", "two did appear"])
    #expect(one.view.superview == nil)
    navigation.popViewController(animated: true)
    film.go(to: 1.4)
    #expect(navigation.viewControllers == [one])
    #expect(two.view.superview == nil && two.parent == nil)
  }

  @Test("an animator of the scene's own runs in its time")
  func animator() {
    let (one, two) = (Page("one", .black), Page("two"))
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: one)
    navigation.delegate = delegate
    let film = UIKitFilm { navigation }
    navigation.pushViewController(two, animated: true)
    film.go(to: 0.25)
    #expect(abs((two.view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-3)
    film.go(to: 1.1)
    #expect(one.view.superview == nil)
  }

  @Test("an interactive transition follows its percentage, and goes back when it is cancelled")
  func interactive() throws {
    let (one, two) = (Page("one", .black), Page("two", .white))
    let delegate = Delegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    let navigation = UINavigationController(rootViewController: one)
    navigation.delegate = delegate
    navigation.setNavigationBarHidden(true, animated: false)
    let film = UIKitFilm { navigation }
    navigation.pushViewController(two, animated: true)
    interaction.update(0.4)
    film.go(to: 0.5)
    // White at two fifths over black.
    #expect(abs(Int(try film.pixel(100, 100) & 0xff) - 102) <= 1)
    interaction.update(0.6)
    film.go(to: 1)
    #expect(abs(Int(try film.pixel(100, 100) & 0xff) - 153) <= 1)
    interaction.cancel()
    film.go(to: 1.3)
    #expect(abs(Int(try film.pixel(100, 100) & 0xff) - 77) <= 2)
    film.go(to: 1.8)
    #expect(try film.pixel(100, 100) == 0xff00_0000)
    #expect(navigation.viewControllers == [one])
  }

  @Test("an interactive transition that is let go runs to its end")
  func finished() throws {
    let (one, two) = (Page("one", .black), Page("two", .white))
    let delegate = Delegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    let navigation = UINavigationController(rootViewController: one)
    navigation.delegate = delegate
    navigation.setNavigationBarHidden(true, animated: false)
    let film = UIKitFilm { navigation }
    navigation.pushViewController(two, animated: true)
    interaction.update(0.5)
    film.go(to: 1)
    interaction.finish()
    film.go(to: 1.25)
    #expect(abs(Int(try film.pixel(100, 100) & 0xff) - 191) <= 2)
    film.go(to: 1.7)
    #expect(navigation.viewControllers == [one, two])
    #expect(one.view.superview == nil)
  }

  @Test("a sheet comes from below, dims what is under it, and goes again")
  func sheet() throws {
    let (one, two) = (Page("one", .white), Page("two", .blue))
    let film = UIKitFilm { one }
    one.present(two, animated: true)
    film.go(to: 0.8)
    #expect(try film.pixel(100, 150) == 0xff00_00ff)
    // Black of 0.12 over white.
    #expect(abs(Int(try film.pixel(100, 20) & 0xff) - 224) <= 1)
    two.dismiss(animated: true)
    film.go(to: 1.6)
    #expect(try film.pixel(100, 150) == 0xffff_ffff)
    #expect(one.presentedViewController == nil)
  }

  @Test("a sheet has a grabber where it wants one, and leaves what is behind as it is up to a detent")
  func grabberAndDimming() throws {
    let (one, two) = (Page("one", .white), Page("two", .blue))
    two.sheetPresentationController?.detents = [.medium(), .large()]
    two.sheetPresentationController?.selectedDetentIdentifier = .medium
    two.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    two.sheetPresentationController?.prefersGrabberVisible = true
    let film = UIKitFilm { one }
    one.present(two, animated: true)
    film.go(to: 0.8)
    #expect(try film.pixel(100, 20) == 0xffff_ffff && film.pixel(40, 107) == 0xff00_00ff)
    #expect(try film.pixel(100, 107) != 0xff00_00ff)
    two.sheetPresentationController?.prefersGrabberVisible = false
    film.go(to: 0.9)
    #expect(try film.pixel(100, 107) == 0xff00_00ff)
  }

  @Test("a sheet is as high as its own detent says")
  func detent() {
    let (one, two) = (Page("one"), Page("two", .blue))
    two.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue - 46 }]
    let film = UIKitFilm { one }
    one.present(two, animated: true)
    film.go(to: 0.8)
    #expect(two.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
  }

  @Test("what is presented without an animation has been laid out when it appears")
  func laidOut() throws {
    final class Drawer: UIViewController {
      let box = UIView()
      lazy var bottom = box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 100)

      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 100), bottom,
        ])
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          self.bottom.constant = 0
          self.view.layoutIfNeeded()
        }
      }
    }
    let (one, drawer) = (Page("one"), Drawer())
    drawer.modalPresentationStyle = .overCurrentContext
    let film = UIKitFilm { one }
    one.present(drawer, animated: false)
    film.go(to: 0.5)
    #expect(drawer.box.layer.presentation()?.frame == CGRect(x: 0, y: 150, width: 200, height: 100))
  }

  @Test("a flip shows its edge half way, and another face after")
  func flip() throws {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    card.backgroundColor = .red
    let film = UIKitFilm { $0.addSubview(card) }
    UIView.transition(
      with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { card.backgroundColor = .blue })
    film.go(to: 0.25)
    #expect(try film.pixel(100, 100) == 0xffff_0000)
    // The left side comes towards the eye, the right one goes away from it.
    #expect(try film.pixel(56, 100) == 0xffff_0000)
    #expect(try film.pixel(132, 100) == 0xffff_ffff)
    film.go(to: 0.5)
    #expect(try film.pixel(90, 100) == 0xffff_ffff)
    film.go(to: 0.75)
    #expect(try film.pixel(100, 100) == 0xff00_00ff)
    film.go(to: 1.1)
    #expect(try film.pixel(53, 100) == 0xff00_00ff)
  }

  @Test("views of SwiftUI's in a view controller are shown and move")
  func hosting() throws {
    let film = UIKitFilm { UIHostingController(rootView: Growing()) }
    #expect(try film.pixel(100, 100) == 0xff00_ff00)
    #expect(try film.pixel(100, 150) == 0xffff_ffff)
    film.go(to: 1)
    #expect(try film.pixel(100, 150) == 0xff00_ff00)
  }

  @Test("a view of UIKit's in a view is updated when a state changes")
  func represented() throws {
    let size = CGSize(width: 100, height: 100)
    let resources = UIKitFilm.resources
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: size, background: .white, resources: resources) { Switching() }
    }
    let first = try UIKitFilm.bitmap(runtime.displayList(at: 0))
    #expect(first[50, 50] == 0xffff_0000)
    let second = try UIKitFilm.bitmap(runtime.displayList(at: 0.6))
    #expect(second[50, 50] == 0xff00_00ff)
  }
}

private struct Growing: View {
  @State private var isLarge = false

  var body: some View {
    Color(red: 0, green: 1, blue: 0).frame(width: 50, height: isLarge ? 160 : 50)
      .onAppear { withAnimation(.linear(duration: 0.8)) { isLarge = true } }
  }
}

private struct ColorBox: UIViewRepresentable {
  let color: UIColor

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    ColorBox(color: isOn ? .blue : .red)
      .onAppear { FilmClock.post(after: 0.5) { isOn = true } }
  }
}
