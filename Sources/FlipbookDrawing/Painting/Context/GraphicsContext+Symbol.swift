import Foundation

/// Finds the views that a canvas can draw.
package struct SymbolResolver {
  let find: @MainActor (AnyHashable) -> GraphicsContext.ResolvedSymbol?

  package init(find: @escaping @MainActor (AnyHashable) -> GraphicsContext.ResolvedSymbol?) {
    self.find = find
  }
}

extension GraphicsContext {
  /// A view laid out, ready to be drawn any number of times.
  public struct ResolvedSymbol {
    /// In points.
    public let size: CGSize
    private let draw: @MainActor (GraphicsContext) -> Void

    package init(size: CGSize, draw: @escaping @MainActor (GraphicsContext) -> Void) {
      self.size = size
      self.draw = draw
    }

    func record(in context: GraphicsContext) {
      // Views are drawn on the main actor, where canvases call their closures.
      let (draw, context) = (UncheckedBox(draw), UncheckedBox(context))
      MainActor.assumeIsolated { draw.value(context.value) }
    }
  }

  /// The view of the canvas's symbols that has a tag, or nil when none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbolResolver else { return nil }
    let resolver = UncheckedBox((symbolResolver.find, AnyHashable(id)))
    return MainActor.assumeIsolated { UncheckedBox(resolver.value.0(resolver.value.1)) }.value
  }

  /// Draws a symbol in its own size so that the point `anchor` of its rectangle lies at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    var context = self
    context.translateBy(x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y)
    context.drawAsOne(symbol)
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.drawAsOne(symbol)
  }

  /// A symbol is one drawing operation: opacity, blend mode and filters apply to it as a whole.
  private func drawAsOne(_ symbol: ResolvedSymbol) {
    if state.opacity == 1, state.blendMode == .normal, state.filters.isEmpty {
      let start = recorder.itemCount
      symbol.record(in: self)
      let items = recorder.items(from: start)
      guard items.count == 1, let lifted = items[0].liftingBlendMode(canvas: recorder.reach) else { return }
      recorder.replaceItems(from: start, with: lifted)
    } else {
      drawSymbolLayer(symbol)
    }
  }

  /// A blend mode that a symbol gives itself as a whole is how the symbol meets the canvas, not what happens in a layer
  /// of its own.
  private func drawSymbolLayer(_ symbol: ResolvedSymbol) {
    let layer = recordLayer(filters: state.filters) { symbol.record(in: $0) }
    var context = self
    var items = layer.items
    if items.count == 1, let lifted = items[0].liftingBlendMode(canvas: recorder.reach) { items[0] = lifted }
    if items.count == 1, state.blendMode == .normal, !items[0].blendMode.reachesWholeClip {
      context.blendMode = items[0].blendMode
      items[0] = items[0].blended(.normal, canvas: recorder.reach)
    }
    guard !items.isEmpty || state.blendMode.reachesWholeClip else { return }
    context.record(.layer(DisplayLayer(items: items, isLinear: layer.isLinear)))
  }
}

/// Carries values into and out of a closure that is known to run in place.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
