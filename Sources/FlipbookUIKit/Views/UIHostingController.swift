import FlipbookCombine
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookViews
import Foundation

/// Shows a view of SwiftUI's as a view controller's.
open class UIHostingController<Content: View>: UIViewController {
  private let content: HostedContent<Content>

  public init(rootView: Content) {
    content = HostedContent(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Views are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  open var rootView: Content {
    get { content.view }
    set { content.view = newValue }
  }

  /// The sizes that the view would take.
  public var sizingOptions = UIHostingControllerSizingOptions() {
    didSet { unsupported("UIHostingController.sizingOptions", when: !sizingOptions.isEmpty) }
  }

  open override func loadView() {
    let content = content
    let view = HostingView { AnyView(HostedRoot(content: content)) }
    view.backgroundColor = .systemBackground
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = UIScreen.main.bounds
    self.view = view
  }

  /// The size the view takes of what it is offered, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// Which sizes of a hosted view are told to the layout around it.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Keeps the view that is hosted, which the scene may change.
@MainActor
private final class HostedContent<Content: View>: ObservableObject {
  @Published var view: Content
  init(_ view: Content) { self.view = view }
}

private struct HostedRoot<Content: View>: View {
  @ObservedObject var content: HostedContent<Content>

  var body: some View { content.view.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// Runs views of SwiftUI's inside a view of UIKit's.
///
/// They have a runtime of their own, which goes along with the film at every frame.
final class HostingView: UIView {
  private struct Entry {
    weak var view: HostingView?
  }
  private static var all: [Entry] = []

  private let make: () -> AnyView
  private var runtime: ViewRuntime?
  private var shown: DisplayList?
  /// The film time of what is shown.
  private var updated: TimeInterval?
  private var finger: Finger?

  init(_ make: @escaping () -> AnyView) {
    self.make = make
    super.init(frame: .zero)
    Self.all.append(Entry(view: self))
  }

  required init?(coder: NSCoder) { return nil }

  /// Brings what is shown in a window to a film time.
  static func update(in window: UIWindow, at time: TimeInterval) {
    all.removeAll { $0.view == nil }
    for entry in all where entry.view?.window === window { entry.view?.update(at: time) }
  }

  private func update(at time: TimeInterval) {
    guard bounds.width > 0, bounds.height > 0, let resources = SceneSurroundings.current.resources else {
      return
    }
    let runtime = makeRuntime(resources)
    runtime.resize(to: bounds.size)
    // Windows ask before they are laid out and again after that: twice a frame, the second time mostly in vain.
    guard shown == nil || time != updated || !runtime.isSettled else { return }
    updated = time
    let list = runtime.displayList(at: max(time, runtime.now))
    guard list != shown else { return }
    shown = list
    layer.showPicture(list.items, of: bounds)
  }

  private func makeRuntime(_ resources: DrawingResources) -> ViewRuntime {
    if let runtime { return runtime }
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle.colorScheme
    environment.displayScale = UIScreen.main.scale
    environment.dynamicTypeSize = SceneSurroundings.current.dynamicTypeSize
    let start = FilmClock.now
    let made = ViewRuntime(
      size: bounds.size, environment: environment, background: .clear, resources: resources,
      startingAt: start, content: make)
    runtime = made
    return made
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let resources = SceneSurroundings.current.resources else { return .zero }
    func side(_ length: CGFloat) -> CGFloat? { length > 0 && length.isFinite ? length : nil }
    return makeRuntime(resources).sizeThatFits(
      ProposedViewSize(width: side(size.width), height: side(size.height)))
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .cancelled) }

  private func send(_ touches: Set<UITouch>, _ phase: TouchEvent.Phase) {
    // Any order: a set of touches has one.
    guard let runtime, let touch = touches.first else { return }
    let event = TouchEvent(phase, time: runtime.now, location: touch.location(in: self))
    runtime.whileCurrent {
      if phase == .began { finger = runtime.touches.begin(event) } else { finger?.handle(event) }
    }
    if phase == .ended || phase == .cancelled { finger = nil }
  }
}
