import FlipbookCombine
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view of UIKit that runs views of SwiftUI.
///
/// They have a runtime of their own, which follows the film at each frame.
final class HostingView: UIView {
  private struct Entry {
    weak var view: HostingView?
  }

  /// The scene's part of ``SceneContext`` for hosted views.
  @MainActor
  private final class State {
    var hosted: [Entry] = []

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }

  private let make: () -> AnyView
  private var runtime: ViewRuntime?
  private var shown: DisplayList?
  /// The film time of the present picture.
  private var updated: TimeInterval?
  private var activeTouch: ActiveTouch?
  private let sheet = HostedSheet()
  /// Whether a gesture of the hosted views has the touch for itself.
  var hasClaimedTouch: Bool { activeTouch?.isClaimed ?? false }

  init(_ make: @escaping () -> AnyView) {
    self.make = make
    super.init(frame: .zero)
    SceneContext.current[Self.slot].hosted.append(Entry(view: self))
  }

  required init?(coder: NSCoder) { return nil }

  /// Updates the views shown in a window to a film time.
  static func update(in window: UIWindow, at time: TimeInterval) {
    let state = SceneContext.current[slot]
    state.hosted.removeAll { $0.view == nil }
    for entry in state.hosted where entry.view?.window === window { entry.view?.update(at: time) }
  }

  /// The entries of the hosted views, inside others and in the picture's coordinates.
  func hostedEntries(depth: Int, transform: ProjectionTransform) -> [TreeEntry] {
    (runtime?.treeEntries ?? []).map { entry in
      var entry = entry
      entry.depth += depth
      entry.frame = entry.frame.bounds(through: transform)
      return entry
    }
  }

  /// The hosted controls, in the window's coordinates.
  var hostedParts: [EmbeddedPart] {
    let origin = convert(CGPoint.zero, to: nil)
    return (runtime?.embeddedParts ?? []).map { part in
      var part = part
      part.frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
      return part
    }
  }

  private func update(at time: TimeInterval) {
    guard bounds.width > 0, bounds.height > 0, let resources = SceneTraits.current.resources else {
      return
    }
    let runtime = makeRuntime(resources)
    runtime.resize(to: bounds.size)
    // Windows ask before and after their layout: twice a frame, the second time mostly in vain.
    guard shown == nil || time != updated || !runtime.isSettled else { return }
    updated = time
    let list = runtime.displayList(at: max(time, runtime.now))
    guard list != shown else { return }
    shown = list
    layer.showPicture(list.items, of: bounds)
  }

  /// Shows the picture again that the layer had: one that comes back to a window is drawn anew.
  override func display(_ layer: CALayer) {
    if let shown { layer.showPicture(shown.items, of: bounds) }
  }

  private func makeRuntime(_ resources: DrawingResources) -> ViewRuntime {
    if let runtime { return runtime }
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle.colorScheme
    environment.displayScale = UIScreen.main.scale
    environment.dynamicTypeSize = SceneTraits.current.dynamicTypeSize
    environment.hostedSheet = sheet
    let start = FilmClock.now
    let made = ViewRuntime(
      size: bounds.size, environment: environment, background: .clear, resources: resources,
      startingAt: start, content: make)
    runtime = made
    return made
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let resources = SceneTraits.current.resources else { return .zero }
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
    guard let runtime, let touch = touches.finger else { return }
    let event = TouchEvent(phase, time: runtime.now, location: touch.location(in: self))
    if phase == .began { sheet.pull = sheetAround.map { SheetPull(grows: $0.grows(with: self)) } }
    runtime.whileCurrent {
      if phase == .began { activeTouch = runtime.touches.begin(event) } else { activeTouch?.handle(event) }
    }
    if phase == .ended || phase == .cancelled { activeTouch = nil }
  }
}
