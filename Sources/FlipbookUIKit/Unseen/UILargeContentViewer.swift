import FlipbookDrawing
import Foundation

/// What a long press shows enlarged where the type is very large. A film shows none.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  public var showsLargeContentViewer: Bool {
    get { unseen?.largeContent.isShown ?? false }
    set { keepUnseen { $0.largeContent.isShown = newValue } }
  }
  public var largeContentTitle: String? {
    get { unseen?.largeContent.title }
    set { keepUnseen { $0.largeContent.title = newValue } }
  }
  public var largeContentImage: UIImage? {
    get { unseen?.largeContent.image }
    set { keepUnseen { $0.largeContent.image = newValue } }
  }
  public var scalesLargeContentImage: Bool {
    get { unseen?.largeContent.scalesImage ?? false }
    set { keepUnseen { $0.largeContent.scalesImage = newValue } }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { unseen?.largeContent.imageInsets ?? .zero }
    set { keepUnseen { $0.largeContent.imageInsets = newValue } }
  }
}

/// The values of a view's large content.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// Shows large content on a long press; in a film nobody presses long.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// False: the type of a film's device is not that large.
  open class var isEnabled: Bool { false }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Hears what happens to large content; in a film nothing does.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
