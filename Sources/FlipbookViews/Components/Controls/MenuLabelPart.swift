import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A text or an image of a label.
@MainActor
enum MenuLabelPart {
  case text(AnyView), icon(AnyView)

  static func parts<V: View>(of view: V) -> [MenuLabelPart] {
    view.subviews.flatMap { subview -> [MenuLabelPart] in
      let view = subview.content.storage
      if view is Image { return [.icon(subview.content)] }
      return (view as? any MenuLabelSource)?.menuParts ?? [.text(subview.content)]
    }
  }

  /// The first text and the first image.
  static func first(of parts: [MenuLabelPart]) -> [MenuLabelPart] {
    var text: MenuLabelPart?
    var icon: MenuLabelPart?
    for part in parts {
      if case .text = part { text = text ?? part } else { icon = icon ?? part }
    }
    return [text, icon].compactMap { $0 }
  }

  func map(_ change: (AnyView) -> AnyView) -> MenuLabelPart {
    switch self {
    case .text(let view): .text(change(view))
    case .icon(let view): .icon(change(view))
    }
  }
}
