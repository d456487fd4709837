import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In which canvas a preview is shown; a film of the preview has its size.
public enum PreviewLayout: Sendable {
  /// That of a phone, or of the preview's device.
  case device
  /// The view's own.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on, by its name. A film has the size of its screen, where the name is known.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// The sizes of screens upright, in points; the first name that a device's begins with counts.
  private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("iPhone SE (1st", 320, 568), ("iPhone SE", 375, 667), ("iPhone 5", 320, 568),
    ("iPhone 6s Plus", 414, 736), ("iPhone 6 Plus", 414, 736), ("iPhone 7 Plus", 414, 736),
    ("iPhone 8 Plus", 414, 736), ("iPhone 6", 375, 667), ("iPhone 7", 375, 667), ("iPhone 8", 375, 667),
    ("iPhone XS Max", 414, 896), ("iPhone XR", 414, 896), ("iPhone X", 375, 812),
    ("iPhone 11 Pro Max", 414, 896), ("iPhone 11 Pro", 375, 812), ("iPhone 11", 414, 896),
    ("iPhone 12 mini", 375, 812), ("iPhone 13 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 13 Pro Max", 428, 926), ("iPhone 14 Plus", 428, 926), ("iPhone 12", 390, 844),
    ("iPhone 13", 390, 844), ("iPhone 14 Pro Max", 430, 932), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14", 390, 844), ("iPhone 15 Pro Max", 430, 932), ("iPhone 15 Plus", 430, 932),
    ("iPhone 15", 393, 852), ("iPhone 16 Pro Max", 440, 956), ("iPhone 16 Plus", 430, 932),
    ("iPhone 16 Pro", 402, 874), ("iPhone 16e", 390, 844), ("iPhone 16", 393, 852),
    ("iPhone 17 Pro Max", 440, 956), ("iPhone Air", 420, 912), ("iPhone 17", 402, 874),
    ("iPod touch", 320, 568), ("iPad Pro (12.9", 1024, 1366), ("iPad Pro 13", 1032, 1376),
    ("iPad Pro (11", 834, 1194), ("iPad Pro 11", 834, 1210), ("iPad Pro (10.5", 834, 1112),
    ("iPad Pro (9.7", 768, 1024), ("iPad Air 13", 1024, 1366), ("iPad Air (3", 834, 1112),
    ("iPad Air 2", 768, 1024), ("iPad Air", 820, 1180), ("iPad mini (6", 744, 1133),
    ("iPad mini (A17", 744, 1133), ("iPad mini", 768, 1024), ("iPad (7", 810, 1080), ("iPad (8", 810, 1080),
    ("iPad (9", 810, 1080), ("iPad (10", 820, 1180), ("iPad", 810, 1080), ("iPhone", 393, 852),
    ("Apple TV", 1920, 1080), ("Apple Watch Ultra", 205, 251), ("Apple Watch", 198, 242),
  ]

  /// Nil for a name that isn't known, or a computer's.
  var size: CGSize? {
    Self.sizes.first { rawValue.hasPrefix($0.name) }.map { CGSize(width: $0.width, height: $0.height) }
  }
}

/// What a preview runs on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// Which way a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  var isLandscape: Bool { name.hasPrefix("landscape") }
}

/// What the modifiers of a preview say of the size of its film.
package struct PreviewFrame: Sendable {
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Whether the film has the size of the view itself.
  package var fitsContent: Bool { if case .sizeThatFits = layout { true } else { false } }

  /// In points; nil where nothing is said of it.
  ///
  /// - Parameter phone: The size of the usual screen.
  package func size(onPhone phone: CGSize) -> CGSize? {
    if case .fixed(let width, let height) = layout { return CGSize(width: width, height: height) }
    guard device?.size != nil || orientation != nil else { return nil }
    let size = device?.size ?? phone
    guard orientation?.isLandscape == true, size.width < size.height else { return size }
    return CGSize(width: size.height, height: size.width)
  }
}

/// Says something of the size of a preview's film.
@MainActor
private protocol PreviewFrameSetter {
  func set(_ frame: inout PreviewFrame)
}

private struct PreviewFrameModifier: ViewModifier, PreviewFrameSetter {
  let frame: PreviewFrame

  init(frame: PreviewFrame) { self.frame = frame }

  func body(content: Content) -> some View { content }

  func set(_ all: inout PreviewFrame) {
    // What is said outside counts.
    all.layout = frame.layout ?? all.layout
    all.device = frame.device ?? all.device
    all.orientation = frame.orientation ?? all.orientation
  }
}

@MainActor
private protocol PreviewFrameSource {
  var frame: PreviewFrame { get }
}

extension ModifiedContent: PreviewFrameSource where Content: View, Modifier: ViewModifier {
  fileprivate var frame: PreviewFrame {
    var frame = content.previewFrame
    (modifier as? any PreviewFrameSetter)?.set(&frame)
    return frame
  }
}

extension AnyView: PreviewFrameSource {
  fileprivate var frame: PreviewFrame { storage.previewFrame }
}

extension View {
  /// What the view's modifiers say of the size of a film of it.
  package var previewFrame: PreviewFrame { (self as? any PreviewFrameSource)?.frame ?? PreviewFrame() }

  private func preview(_ change: (inout PreviewFrame) -> Void) -> some View {
    var frame = PreviewFrame()
    change(&frame)
    return modifier(PreviewFrameModifier(frame: frame))
  }

  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }
  public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// A preview with a modifier of its traits.
  public func _previewTrait<M: PreviewModifier>(_ modifier: M) -> some View {
    PreviewTraitView(content: self, modifier: modifier)
  }
}

/// Puts previews into surroundings that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier puts into its surroundings.
public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

private struct PreviewTraitView<Content: View, Modifier: PreviewModifier>: View {
  let content: Content
  let modifier: Modifier
  @State private var context: Modifier.Context?

  init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }

  var body: some View {
    ZStack {
      if let context {
        modifier.body(content: PreviewModifierContent(view: AnyView(content)), context: context)
      }
    }
    .task { if context == nil { context = try? await Modifier.makeSharedContext() } }
  }
}
