import FlipbookDrawing
import FlipbookRaster

/// The kind of an item of a display list, in words for people who look for what costs time.
enum ItemKind {
  /// `fill with a gradient`, `group with 2 filters`.
  static func name(_ item: DisplayItem) -> String {
    let base =
      switch item.content {
      case .fill(_, let paint, _): "fill" + suffix(paint)
      case .stroke(_, let paint, _): "stroke" + suffix(paint)
      case .text: "text"
      case .image: "image"
      case .sprites: "sprites"
      case .layer: "group"
      }
    switch item.filters.count {
    case 0: return base
    case 1: return base + " with a filter"
    default: return base + " with \(item.filters.count) filters"
    }
  }

  private static func suffix(_ paint: Paint) -> String {
    switch paint {
    case .color: ""
    case .gradient: " with a gradient"
    case .tiledImage: " with tiles"
    case .mesh: " with a mesh"
    case .backdrop: " with what lies behind"
    case .shader: " with a shader"
    }
  }
}
