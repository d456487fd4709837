import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The layers under one, each with those inside behind it, as they are shown now.
///
/// Frames are those around the layers' rectangles.
@MainActor
package struct LayerEntries {
  package private(set) var entries: [TreeEntry] = []

  package init() {}

  /// Adds a layer and those inside.
  ///
  /// - Parameters:
  ///   - depth: How many entries it lies in.
  ///   - transform: From the coordinates that its position is in to the picture's.
  package mutating func add(_ layer: CALayer, depth: Int, transform: ProjectionTransform) {
    add(layer, in: nil, depth: depth, transform: transform)
  }

  private mutating func add(
    _ layer: CALayer, in parent: LayerValues?, depth: Int, transform: ProjectionTransform
  ) {
    guard !layer.isHidden else { return }
    let shown = layer.presentation() ?? layer
    let inner = ProjectionTransform(LayerGeometry.step(shown.values, in: parent)).concatenating(transform)
    let owner = layer.delegate as? any LayerOwner
    let frame = shown.bounds.bounds(through: inner)
    let keys = layer.running.filter { !$0.isOver }.map(Self.name)
    entries.append(
      TreeEntry(
        depth: depth, name: owner?.treeName ?? Self.name(layer), frame: frame,
        details: Self.details(shown, keys),
        isAnimating: !keys.isEmpty))
    entries += owner?.treeInside(depth: depth + 1, transform: inner) ?? []
    for sublayer in layer.sublayers ?? [] {
      add(sublayer, in: shown.values, depth: depth + 1, transform: inner)
    }
  }

  private static func name(_ layer: CALayer) -> String {
    let type = String(describing: Swift.type(of: layer))
    return layer.name.map { "\(type) \"\($0)\"" } ?? type
  }

  private static func name(_ running: RunningAnimation) -> String {
    if let property = running.animation as? CAPropertyAnimation, let path = property.keyPath { return path }
    return running.isNamed ? running.key : String(describing: Swift.type(of: running.animation))
  }

  /// The properties that differ from a new layer's, and the animations.
  private static func details(_ layer: CALayer, _ keys: [String]) -> [String] {
    var details: [String] = []
    func add(_ name: String, _ value: CGFloat, unless usual: CGFloat) {
      if abs(value - usual) > 0.0005 {
        details.append("\(name) \((Double(value) * 1_000).rounded() / 1_000)")
      }
    }
    add("opacity", CGFloat(layer.opacity), unless: 1)
    add("cornerRadius", layer.cornerRadius, unless: 0)
    add("borderWidth", layer.borderWidth, unless: 0)
    add("zPosition", layer.zPosition, unless: 0)
    let transform = layer.affineTransform()
    add("rotation", atan2(transform.b, transform.a) * 180 / .pi, unless: 0)
    add("scale", (transform.a * transform.a + transform.b * transform.b).squareRoot(), unless: 1)
    if layer.masksToBounds { details.append("masksToBounds") }
    if layer.mask != nil { details.append("mask") }
    if !keys.isEmpty { details.append("animates \(keys.joined(separator: ", "))") }
    return details
  }
}

extension LayerRuntime {
  /// The layers that are shown, from the outermost in.
  package var treeEntries: [TreeEntry] {
    context.enter()
    var outline = LayerEntries()
    outline.add(root, depth: 0, transform: ProjectionTransform())
    return outline.entries
  }
}
