import FlipbookDiagnostics
import FlipbookPicture
import Foundation
import Synchronization

/// The shapes of system symbols by name.
package final class SymbolLibrary: Sendable {
  package static let shared = SymbolLibrary()

  private struct Key: Hashable {
    var name: String
    var weight: Int
  }

  /// A symbol at a font size of one point.
  private struct Unit {
    var path: Path
    var bounds: CGRect

    /// The symbol in the size that its name has on the phone, about the same middle.
    ///
    /// A badge brings its parts in their sizes; its box keeps the ring that is cut out around it.
    func fitted(to name: String, recipe: SymbolRecipe, weight: Int) -> Unit {
      guard let ink = SymbolSizes.ink(of: name), bounds.width > 0, bounds.height > 0 else { return self }
      if let struck = SymbolSizes.struckInk(of: name) {
        return struckThrough(to: struck, room: ink, weight: weight)
      }
      let fit = SymbolFit(bounds, to: ink, line: SymbolRenderer.lineWidth(weight: weight))
      guard let corner = recipe.badgeCorner else {
        return Unit(path: path.applying(fit.transform), bounds: fit.box)
      }
      return Unit(path: path, bounds: SymbolBadge.box(around: bounds, fit.box.size, corner))
    }

    /// A symbol with a slash, whose ring is room of its own.
    private func struckThrough(to ink: CGSize, room: CGSize, weight: Int) -> Unit {
      let fit = SymbolFit(bounds, to: ink, line: SymbolRenderer.lineWidth(weight: weight))
      let (x, y) = (room.width - ink.width, room.height - ink.height + SymbolSizes.struckRoom)
      return Unit(path: path.applying(fit.transform), bounds: fit.box.insetBy(dx: -x / 2, dy: -y / 2))
    }
  }

  private let units = Mutex(BoundedCache<Key, Unit?>(capacity: 1_024))

  package init() {}

  /// The outline of a symbol in the size and weight of a font, or nil with a diagnostic for an unknown name.
  package func outline(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
    let size = font.size * scale.factor
    guard size > 0, size.isFinite, let unit = unitOrNearest(name, weight: font.weight) else {
      if size > 0 { Self.reportUnknown(name) }
      return nil
    }
    // The middle stands at half the height of the font's capitals at every scale.
    let margins = SymbolSizes.margins(of: unit.bounds.size, name: name, scale: scale)
    let room = CGSize(width: margins.x * font.size, height: margins.y * font.size)
    let ink = CGSize(width: unit.bounds.width * size, height: unit.bounds.height * size)
    let transform = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: room.width - unit.bounds.minX * size,
      ty: room.height - unit.bounds.minY * size)
    return SymbolOutline(
      path: unit.path.applying(transform),
      size: CGSize(width: ink.width + 2 * room.width, height: ink.height + 2 * room.height),
      baseline: Self.capHeight / 2 * font.size - unit.bounds.minY * size + room.height)
  }

  /// Whether a name is a symbol's.
  package func contains(_ name: String) -> Bool { SymbolName.recipe(for: name) != nil }

  /// The known names that look most like another, nearest first.
  package static func names(like name: String, count: Int = 3) -> [String] {
    let known = Set(SymbolTable.entries.keys).union(SymbolFrame.allCases.map(\.rawValue))
    let ranked = known.map { (EditDistance.between(name, $0), $0) }.sorted { $0 < $1 }
    return ranked.prefix(count).map(\.1)
  }

  /// The phone's, in ems.
  private static let capHeight: CGFloat = 0.705

  private func unitOrNearest(_ name: String, weight: Int) -> Unit? {
    if let unit = unit(Key(name: name, weight: weight)) { return unit }
    guard SymbolName.recipe(for: name) == nil, let nearest = SymbolName.nearest(to: name),
      let unit = unit(Key(name: nearest, weight: weight))
    else { return nil }
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "symbol.nearest", message: "The symbol “\(name)” is drawn as “\(nearest)”."))
    return unit
  }

  private func unit(_ key: Key) -> Unit? {
    units.withLock { cache in
      if let known = cache.value(for: key) { return known }
      let unit = SymbolName.recipe(for: key.name).flatMap { recipe -> Unit? in
        guard let path = SymbolRenderer(weight: key.weight).contours(recipe)?.path else { return nil }
        let bounds = path.boundingRect
        guard !bounds.isNull else { return nil }
        return Unit(path: path, bounds: bounds).fitted(to: key.name, recipe: recipe, weight: key.weight)
      }
      cache.insert(unit, for: key)
      return unit
    }
  }

  private static func reportUnknown(_ name: String) {
    if SymbolName.recipe(for: name) != nil {
      DiagnosticCollector.current.warn(
        "symbol.no-font",
        "The symbol “\(name)” needs an icon font that is not installed; `flipbook doctor` says which.")
      return
    }
    let similar = names(like: name).map { "“\($0)”" }.joined(separator: ", ")
    DiagnosticCollector.current.warn(
      "symbol.unknown", "There is no symbol “\(name)”; names like it are \(similar).")
  }
}
