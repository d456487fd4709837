import FlipbookCombine
import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

/// A menu of UIKit that is open over its window, or that a finger is about to open.
final class OpenMenu: UIView {
  /// Stages of the menu, which its views follow.
  final class Stage: ObservableObject {
    @Published var isHeld = false
    @Published var isOpen = false
  }

  let stage = Stage()
  /// Called once the menu begins to close.
  var closed: (() -> Void)?
  /// Called once the menu has gone.
  var gone: (() -> Void)?
  private var isClosing = false
  private var watch: AnyCancellable?

  /// How long the menu stays after it begins to close, in seconds.
  private static let closing: TimeInterval = 0.6

  /// Makes a menu that fills a window.
  ///
  /// - Parameter content: Makes the menu's views, which follow its stage.
  init<Content: View>(over window: UIWindow, @ViewBuilder _ content: @escaping (Stage) -> Content) {
    super.init(frame: window.bounds)
    let stage = stage
    let hosting = HostingView { AnyView(OpenMenuRoot(stage: stage, content: content)) }
    hosting.frame = bounds
    hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosting)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // In front of what is presented meanwhile.
    layer.zPosition = 1_000
    watch = stage.$isOpen.dropFirst().sink { [weak self] in if !$0 { self?.close() } }
    UIView.performWithoutAnimation { window.addSubview(self) }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    stage.isOpen && !isClosing ? super.hitTest(point, with: event) : nil
  }

  /// Takes the menu away once its views have gone.
  func close() {
    guard !isClosing else { return }
    isClosing = true
    closed?()
    FilmClock.post(after: Self.closing) { [weak self] in
      MainActor.assumeIsolated {
        self?.removeFromSuperview()
        self?.gone?()
      }
    }
  }
}

private struct OpenMenuRoot<Content: View>: View {
  @ObservedObject var stage: OpenMenu.Stage
  let content: (OpenMenu.Stage) -> Content

  var body: some View { content(stage) }
}
