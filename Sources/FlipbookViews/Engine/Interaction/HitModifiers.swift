import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets where the view can be touched, in place of where it draws.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets where the view can be touched, and the outline in which a context menu lifts it, where `interaction` and
  /// `contextMenuPreview` are among the uses. Other uses have no effect.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    let outline = kind.contains(.contextMenuPreview) ? MenuPreviewShape { shape.path(in: $0) } : nil
    if kind.contains(.interaction) {
      modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
        .layoutValue(key: MenuPreviewShapeKey.self, value: outline)
    } else if let outline {
      layoutValue(key: MenuPreviewShapeKey.self, value: outline)
    } else {
      self
    }
  }

  /// Sets whether the view and those inside it can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }
}
