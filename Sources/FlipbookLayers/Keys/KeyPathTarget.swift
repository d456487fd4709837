import Foundation
import Synchronization

/// The property that a key path leads to in a layer.
package enum KeyPathTarget: Hashable, Sendable {
  /// A whole property.
  case property(LayerKey)
  /// Some of a property's numbers.
  case part(LayerKey, offset: Int, count: Int)
  case component(LayerKey, TransformComponent)
  /// A property of an emitter's cell.
  case cell(name: String, property: String)
  /// A value under a name of the scene's own.
  case custom(String)

  /// The property that changes; nil for values of the scene's own and of cells.
  package var key: LayerKey? {
    switch self {
    case .property(let key), .part(let key, _, _), .component(let key, _): key
    case .cell, .custom: nil
    }
  }

  /// The properties that paths were found to lead to. It depends on nothing else, so scenes share it.
  private static let known = Mutex<[String: KeyPathTarget]>([:])

  package init(_ path: String) {
    if let target = Self.known.withLock({ $0[path] }) {
      self = target
      return
    }
    let target = Self.parse(path)
    self = target
    Self.known.withLock { if $0.count < 4_096 { $0[path] = target } }
  }

  private static func parse(_ path: String) -> KeyPathTarget {
    let pieces = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if pieces[0] == "emitterCells", pieces.count >= 3 {
      return .cell(name: pieces[1], property: pieces.dropFirst(2).joined(separator: "."))
    }
    if pieces.count == 1, path == "frame" { return .custom(path) }
    guard let key = LayerKey(pieces[0]) else { return .custom(path) }
    let rest = pieces.dropFirst().joined(separator: ".")
    if rest.isEmpty { return .property(key) }
    switch key.kind {
    case .transform:
      // Public files scale along both axes of the screen by this name; along the third nothing is seen of it.
      if rest == "scale.xy" { return .component(key, .scale) }
      return TransformComponent(rawValue: rest).map { .component(key, $0) } ?? .custom(path)
    case .numbers(let count):
      guard let part = part(rest, of: key, count: count) else { return .custom(path) }
      return .part(key, offset: part.offset, count: part.count)
    default: return .custom(path)
    }
  }

  private static func part(_ name: String, of key: LayerKey, count: Int) -> (offset: Int, count: Int)? {
    let isSize = key == .shadowOffset || key == .emitterSize
    switch (count, name) {
    case (2, "x") where !isSize, (2, "width") where isSize: return (0, 1)
    case (2, "y") where !isSize, (2, "height") where isSize: return (1, 1)
    case (4, "origin"): return (0, 2)
    case (4, "origin.x"): return (0, 1)
    case (4, "origin.y"): return (1, 1)
    case (4, "size"): return (2, 2)
    case (4, "size.width"): return (2, 1)
    case (4, "size.height"): return (3, 1)
    default: return nil
    }
  }

  /// All key paths into layers, for messages.
  package static let allNames: [String] = LayerKey.allCases.flatMap { key -> [String] in
    let name = key.name
    switch key.kind {
    case .transform: return [name] + TransformComponent.allCases.map { "\(name).\($0.rawValue)" }
    case .numbers(2):
      let isSize = key == .shadowOffset || key == .emitterSize
      return [name] + (isSize ? ["\(name).width", "\(name).height"] : ["\(name).x", "\(name).y"])
    case .numbers(4):
      return [name]
        + ["origin", "origin.x", "origin.y", "size", "size.width", "size.height"].map { "\(name).\($0)" }
    case .other: return []
    default: return [name]
    }
  }
}
