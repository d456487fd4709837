import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Sets a part of the size of a preview's film.
@MainActor
private protocol PreviewFrameSetter {
  func set(_ frame: inout PreviewFrame)
}

private struct PreviewFrameModifier: ViewModifier, PreviewFrameSetter {
  let frame: PreviewFrame

  init(frame: PreviewFrame) { self.frame = frame }

  func body(content: Content) -> some View { content }

  func set(_ all: inout PreviewFrame) {
    // The outermost modifier wins.
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
  /// The size of a film of the view as its modifiers set it.
  package var previewFrame: PreviewFrame { (self as? any PreviewFrameSource)?.frame ?? PreviewFrame() }

  private func preview(_ change: (inout PreviewFrame) -> Void) -> some View {
    var frame = PreviewFrame()
    change(&frame)
    return modifier(PreviewFrameModifier(frame: frame))
  }

  /// Sets the canvas, and so the size of the preview's film.
  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }
  /// Sets the device, and so the size of the preview's film where the name is known.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    if let value, value.screen == nil, !value.isComputer {
      DiagnosticCollector.current.warn(
        "preview.device",
        "There is no device \"\(value.rawValue)\" that is known; the preview has the usual screen.")
    }
    return preview { $0.device = value }
  }
  /// Sets which way the device is held: on its side, the film is wider than high.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }
  /// Names the preview; has no effect in a film.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// A preview with a modifier of its traits.
  public func _previewTrait<M: PreviewModifier>(_ modifier: M) -> some View {
    PreviewTraitView(content: self, modifier: modifier)
  }
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

extension View {
  /// Sets the context of a preview; has no effect in a film.
  public func previewContext<C>(_ value: C) -> some View { self }
}
