import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookViews
import Foundation

/// Shows a window inside a view: lays it out, draws its layers at film times, and sends it touches.
@MainActor
final class HostWindow: EmbeddedContent {
  let window: UIWindow
  private let host: LayerHost
  private let isMirrored: Bool
  /// Returns the size that the content takes of a proposal; nil for all of it.
  var fittingSize: ((ProposedViewSize) -> CGSize?)?
  /// Gives the content its place in the window.
  var placeContents: ((CGRect) -> Void)?
  /// The object from which the content was made.
  var represented: AnyObject?
  /// Whether the window is covered by what surrounds it here, and not as it says itself.
  var followsEnvironment = true

  init(window: UIWindow, environment: EnvironmentValues) {
    self.window = window
    window.isHosted = true
    isMirrored = environment.layoutDirection == .rightToLeft
    let resources =
      SceneTraits.current.resources
      ?? DrawingResources(textEngine: NoText(), imageProvider: NoPictures())
    host = LayerHost(root: window.layer, resources: resources, environment: environment)
  }

  /// The style that the window was given for the colour scheme around it.
  private var followedStyle: UIUserInterfaceStyle?

  /// Gives the window the style of the colour scheme around it, unless the scene has given it another one.
  func follow(_ scheme: ColorScheme) {
    let style = UIUserInterfaceStyle(scheme)
    guard followedStyle == nil || window.overrideUserInterfaceStyle == followedStyle else { return }
    followedStyle = style
    window.isFollowing = true
    window.overrideUserInterfaceStyle = style
    window.isFollowing = false
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { fittingSize?(proposal) }

  func layOut(in size: CGSize) {
    UIView.performWithoutAnimation {
      window.frame = CGRect(origin: .zero, size: size)
      placeContents?(window.bounds)
    }
    window.layoutIfNeeded()
  }

  func setCovered(_ insets: EdgeInsets) {
    guard followsEnvironment else { return }
    let covered = UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
    guard covered != window.coveredByHost else { return }
    window.coveredByHost = covered
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
  }

  func record(in context: GraphicsContext, at time: TimeInterval) {
    LayoutPass.flush()
    updateHosted(at: time)
    host.record(in: context, at: time)
  }

  func tree(depth: Int, transform: ProjectionTransform) -> [TreeEntry] {
    var outline = LayerEntries()
    outline.add(window.layer, depth: depth, transform: transform)
    return outline.entries
  }

  private func updateHosted(at time: TimeInterval) {
    UIApplication.shared.windowStack.prune()
    HostingView.update(in: window, at: time)
    for front in UIApplication.shared.windowStack.windows(before: window) {
      HostingView.update(in: front, at: time)
    }
  }

  func changes(at time: TimeInterval) -> Bool {
    updateHosted(at: time)
    return host.changes(at: time)
  }

  func takesTouch(at point: CGPoint) -> Bool {
    let front = UIApplication.shared.windowStack.windows(before: window).contains {
      $0.hitTest(CGPoint(x: point.x - $0.frame.minX, y: point.y - $0.frame.minY), with: nil) != nil
    }
    guard !front else { return true }
    let hit = window.hitTest(point, with: nil)
    return hit != nil && hit !== window && hit !== window.rootViewController?.viewIfLoaded
  }

  /// A control, a text, a row, a hosted view or a recognizer keeps a touch; a plain view leaves it to the gestures around.
  func keepsTouch(at point: CGPoint) -> Bool {
    guard represented != nil else { return true }
    guard let hit = window.hitTest(point, with: nil), hit !== window else { return false }
    return sequence(first: hit, next: \.superview).contains { $0.keepsTouches }
  }

  func handle(_ event: TouchEvent, at location: CGPoint) { window.follow(event, at: location) }

  var parts: [EmbeddedPart] {
    var parts: [EmbeddedPart] = []
    collect(window, &parts)
    for front in UIApplication.shared.windowStack.windows(before: window) { collect(front, &parts) }
    return parts
  }

  private func collect(_ view: UIView, _ parts: inout [EmbeddedPart]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if let part = view.embeddedPart { parts.append(part) }
    if let hosting = view as? HostingView { parts += hosting.hostedParts }
    for subview in view.subviews { collect(subview, &parts) }
  }
}

extension UIView {
  /// The view as a part that a script can use; nil where it only shows something.
  fileprivate var embeddedPart: EmbeddedPart? {
    let own = (gestureRecognizers ?? []).filter(\.isEnabled).compactMap(\.kind)
    var kind = "view"
    var gestures = own
    var keyboard: (@MainActor (String) -> Void)?
    var submit: (@MainActor () -> Void)?
    switch self {
    case let field as UITextField:
      (kind, gestures) = ("text field", ["type"])
      (keyboard, submit) = ({ field.type($0) }, { field.pressReturn() })
    case let view as UITextView:
      (kind, gestures) = ("text field", ["type"])
      keyboard = { view.type($0) }
    case is UISlider: (kind, gestures) = ("slider", ["drag"])
    case is UISwitch: (kind, gestures) = ("toggle", ["tap"])
    case is UISegmentedControl: (kind, gestures) = ("picker", ["tap"])
    case is UIButton, is AlertButton: (kind, gestures) = ("button", ["tap"])
    case is UITableViewCell: (kind, gestures) = ("row", ["tap"])
    case is UICollectionViewCell: (kind, gestures) = ("cell", ["tap"])
    case is UIControl: (kind, gestures) = ("control", ["tap"])
    case is UIScrollView: gestures = ["drag"]
    default: break
    }
    guard !gestures.isEmpty else { return nil }
    var part = EmbeddedPart(
      id: ObjectIdentifier(self), names: scriptNames, kind: kind, gestures: gestures,
      frame: convert(bounds, to: nil), keyboard: keyboard, submit: submit)
    part.isTypedIn = (self as? UITextField)?.isEditing ?? (self as? UITextView)?.isFirstResponder ?? false
    return part
  }

  private var scriptNames: [String] {
    var names = [accessibilityIdentifier, accessibilityLabel].compactMap { $0 }
    switch self {
    case let button as UIButton: names += [button.titleLabel?.text].compactMap { $0 }
    case let field as UITextField: names += [field.placeholder].compactMap { $0 }
    default: break
    }
    if names.isEmpty {
      for case let label as UILabel in subviews { names += [label.text].compactMap { $0 } }
    }
    if self is UITableViewCell || self is UICollectionViewCell { names += shownTexts }
    return names.filter { !$0.isEmpty }
  }

  /// The texts of all labels in the view.
  private var shownTexts: [String] {
    subviews.flatMap { view in
      ((view as? UILabel)?.text).map { [$0] } ?? (view.isHidden || view is UIControl ? [] : view.shownTexts)
    }
  }
}

extension UIGestureRecognizer {
  /// The gesture in the words of lists of what can be touched; nil for one of another kind.
  var kind: String? {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired > 1 ? "double tap" : "tap"
    // Lists have one whether their rows have menus or not.
    case is ContextPress where view is UIScrollView: nil
    case is UILongPressGestureRecognizer: "long press"
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer: "drag"
    case is UIPinchGestureRecognizer: "magnify"
    case is UIRotationGestureRecognizer: "rotate"
    default: nil
    }
  }
}

/// An engine that measures no text.
private struct NoText: TextEngine {
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    TextLayout(lines: [], size: .zero, isTruncated: false)
  }
}

/// A provider that finds no images.
private struct NoPictures: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
}
