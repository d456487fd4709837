import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// A view of UIKit that a context menu lifts, as it looked when a finger came down.
@MainActor
final class LiftedKitView: LiftedContent {
  private weak var view: UIView?
  private let picture: LayerBacking?
  private let parameters: UIPreviewParameters?
  /// Whether the view is a cell, which has corners and a ground of its own where it is lifted.
  private let isRow: Bool

  init(_ view: UIView, parameters: UIPreviewParameters? = nil, isRow: Bool = false) {
    (self.view, self.parameters, self.isRow) = (view, parameters, isRow)
    picture = view.layer.snapshot(isCommitted: false)
  }

  /// Makes the part of a cell, or of the view that the scene gives in its place.
  convenience init(row cell: UIView, _ target: UITargetedPreview?) {
    self.init(target?.view ?? cell, parameters: target?.parameters, isRow: target == nil)
  }

  /// The part of the view that is shown, in its own coordinates.
  private var rect: CGRect {
    parameters?.visiblePath?.bounds ?? view?.bounds ?? .zero
  }

  var frame: CGRect? {
    guard let view, view.window != nil else { return nil }
    return view.convert(rect, to: nil)
  }

  /// The layer's opacity on the page.
  private var opacity: Float = 1

  var isLifted = false {
    didSet {
      guard let layer = view?.layer, isLifted != oldValue else { return }
      UIView.performWithoutAnimation {
        // A hidden view would leave its stack.
        if isLifted { opacity = layer.opacity }
        layer.opacity = isLifted ? 0 : opacity
      }
    }
  }

  var ground: Color? {
    let color = parameters?.backgroundColor ?? (isRow ? .secondarySystemGroupedBackground : nil)
    return color.map { Color(uiColor: $0) }
  }

  func outline(in rect: CGRect) -> Path {
    guard let path = parameters?.visiblePath?.cgPath else {
      let radius = view?.layer.cornerRadius ?? 0
      let scale = rect.width / max(self.rect.width, 1)
      return Path(
        roundedRect: rect, cornerRadius: (radius > 0 || !isRow ? radius : LiftMetrics.cornerRadius) * scale)
    }
    let own = self.rect
    return Path(path).applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / max(own.width, 1), y: rect.height / max(own.height, 1))
        .translatedBy(x: -own.minX, y: -own.minY))
  }

  func record(in context: GraphicsContext) {
    var context = context
    context.translateBy(x: -rect.minX, y: -rect.minY)
    picture?.record(in: context)
  }
}
