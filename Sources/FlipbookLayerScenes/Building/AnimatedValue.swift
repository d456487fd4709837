import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The property that a key path into a kind of layer leads to, and how its values are read.
struct AnimatedValue {
  private enum Form {
    case number, angle, flag, point, size, rect, color, transform, path, colors, numbers, contents
    /// Numbers that a value function takes.
    case vector
  }

  private let form: Form
  /// Whether it can move along a path.
  let followsPath: Bool

  /// Nil for a key path that the kind of layer doesn't have.
  init?(_ path: String, kind: LayerKind, function: CAValueFunction?) {
    var followsPath = false
    switch KeyPathTarget(path) {
    case .property(let key):
      guard Self.has(key, kind), let whole = Self.form(key, function) else { return nil }
      form = whole
      if case .numbers(2) = key.kind { followsPath = true }
    case .part(let key, let offset, let count):
      guard Self.has(key, kind) else { return nil }
      form = count == 1 ? .number : offset == 0 ? .point : .size
    case .component(let key, let component):
      guard Self.has(key, kind) else { return nil }
      switch component {
      case .rotation, .rotationX, .rotationY, .rotationZ: form = .angle
      case .translation: form = .point
      default: form = .number
      }
    case .cell(_, let property):
      guard kind.name == "emitter" else { return nil }
      if let number = EmitterNumber(property) {
        form = number.isAngle ? .angle : .number
      } else {
        guard property == "color" else { return nil }
        form = .color
      }
    case .custom: return nil
    }
    self.followsPath = followsPath
  }

  /// The key paths of a kind of layer, for messages.
  static func names(_ kind: LayerKind) -> [String] {
    KeyPathTarget.allNames.filter { name in KeyPathTarget(name).key.map { has($0, kind) } ?? false }
  }

  private static func has(_ key: LayerKey, _ kind: LayerKind) -> Bool {
    let name = key == .isWrapped ? "wrapped" : key.name
    return key.isCommon || kind.properties.contains { $0.key.name == name }
  }

  private static func form(_ key: LayerKey, _ function: CAValueFunction?) -> Form? {
    switch key.kind {
    case .numbers(1): return .number
    case .numbers(2): return key == .shadowOffset || key == .emitterSize ? .size : .point
    case .numbers: return .rect
    case .color: return .color
    case .transform:
      guard let function else { return .transform }
      if function.count == 3 { return .vector }
      return function.name.rawValue.hasPrefix("rotate") ? .angle : .number
    case .flag: return .flag
    case .path: return .path
    case .colorList: return .colors
    case .numberList: return .numbers
    case .contents: return .contents
    case .other: return nil
    }
  }

  /// A value as animations and layers take it; nil, with a report, when it is of another kind.
  func read(_ node: JSONNode, _ context: ReadingContext) -> Any? {
    switch form {
    case .number: return context.number(node)
    case .angle: return context.angle(node)
    case .flag: return context.boolean(node)
    case .point: return context.point(node)
    case .size: return context.size(node)
    case .rect: return context.rect(node)
    case .color: return Self.color(node, context)
    case .transform: return context.transform(node)
    case .path: return context.path(node)?.cgPath
    case .colors: return context.list(node, of: "colours") { Self.color($0, context) }
    case .numbers: return context.list(node, of: "numbers") { context.number($0) }
    case .contents: return context.contents(node).flatMap { $0?.image }
    case .vector:
      guard let list = node.array, list.count == 3 else {
        context.wrong(node, "3 numbers: [x, y, z]")
        return nil
      }
      return context.list(node, of: "numbers") { context.number($0) }
    }
  }

  /// No colour is clear.
  private static func color(_ node: JSONNode, _ context: ReadingContext) -> CGColor? {
    context.color(node).map { CGColor($0 ?? .clear) }
  }
}
