import FlipbookCombine
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let content: HostedContent<Content>

  /// Makes a controller of a view.
  public init(rootView: Content) {
    content = HostedContent(rootView)
    super.init(nibName: nil, bundle: nil)
    content.titled = { [weak self] title, isInline in
      if let title { self?.navigationItem.title = title }
      if let isInline { self?.navigationItem.largeTitleDisplayMode = isInline ? .never : .always }
    }
    let items = HostedBarItems()
    content.barred = { [weak self] leading, trailing, principal, hidesBack in
      guard let self else { return }
      items.show(
        leading: leading, trailing: trailing, principal: principal, hidesBack: hidesBack, in: navigationItem)
    }
  }

  /// Returns nil. Archives are not read.
  public required init?(coder: NSCoder) { return nil }

  /// The view of SwiftUI.
  open var rootView: Content {
    get { content.view }
    set { content.view = newValue }
  }

  /// The sizes that the view reports. They have no effect, with a diagnostic.
  public var sizingOptions = UIHostingControllerSizingOptions() {
    didSet { unsupported("UIHostingController.sizingOptions", when: !sizingOptions.isEmpty) }
  }

  /// The parts of the safe area that the view keeps clear of; all unless set.
  open var safeAreaRegions = SafeAreaRegions.all { didSet { placeOwnViews() } }

  /// Makes the view that runs the view of SwiftUI.
  open override func loadView() {
    let content = content
    let view = HostingView { AnyView(HostedRoot(content: content)) }
    view.backgroundColor = .systemBackground
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = UIScreen.main.bounds
    self.view = view
  }

  /// Keeps the view of SwiftUI clear of what covers the controller's own.
  override func placeOwnViews() {
    let covered = safeAreaRegions.contains(.container) ? EdgeInsets(view.safeAreaInsets) : EdgeInsets()
    if content.covered != covered { content.covered = covered }
  }

  /// Returns the size that the view takes of a proposal, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// The hosted view, which the scene may change.
@MainActor
private final class HostedContent<Content: View>: ObservableObject {
  @Published var view: Content
  /// The parts along the edges that bars and the screen's own cover.
  @Published var covered = EdgeInsets()
  /// Takes the title that the view wants in a bar, and whether it is to be small.
  var titled: (String?, Bool?) -> Void = { _, _ in }
  /// Takes the items that the view wants in a bar: leading, trailing, in the title's place; and whether it hides the way back.
  var barred: @MainActor (AnyView?, AnyView?, AnyView?, Bool?) -> Void = { _, _, _, _ in }
  init(_ view: Content) { self.view = view }
}

private struct HostedRoot<Content: View>: View {
  @ObservedObject var content: HostedContent<Content>

  // A window has several views one below the other.
  var body: some View {
    DeviceWindow(
      content.view.onNavigationTitle { content.titled($0, $1) }.onBarItems { content.barred($0, $1, $2, $3) },
      insets: content.covered, radius: nil, ground: .clear)
  }
}
