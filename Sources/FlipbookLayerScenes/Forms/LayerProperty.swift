import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A property of layers that a scene file can set: its key, and how its value is read and given to a layer.
struct LayerProperty {
  let key: SceneKey
  /// Reads a value; nil, with a report, when it is none. The returned function sets it.
  let read: (JSONNode, ReadingContext) -> ((CALayer) -> Void)?

  init(
    _ name: String, _ form: SceneForm, _ doc: String,
    _ read: @escaping (JSONNode, ReadingContext) -> ((CALayer) -> Void)?
  ) {
    key = SceneKey(name, form, doc)
    self.read = read
  }

  /// A property whose value is read in one way and set in another.
  static func of<L: CALayer, Value>(
    _ name: String, _ form: SceneForm, _ doc: String, _ read: @escaping (ReadingContext, JSONNode) -> Value?,
    _ set: @escaping (L, Value) -> Void
  ) -> LayerProperty {
    LayerProperty(name, form, doc) { node, context in
      guard let value = read(context, node) else { return nil }
      return { layer in if let layer = layer as? L { set(layer, value) } }
    }
  }

  static func number<L: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<L, CGFloat>, _ doc: String,
    in range: ClosedRange<Double>? = nil
  ) -> LayerProperty {
    of(name, Self.form(range), doc, { $0.number($1, in: range) }) { (layer: L, value) in
      layer[keyPath: path] = CGFloat(value)
    }
  }

  static func float<L: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<L, Float>, _ doc: String,
    in range: ClosedRange<Double>? = nil
  ) -> LayerProperty {
    of(name, Self.form(range), doc, { $0.number($1, in: range) }) { (layer: L, value) in
      layer[keyPath: path] = Float(value)
    }
  }

  static func seconds<L: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<L, CFTimeInterval>, _ doc: String
  ) -> LayerProperty {
    let range = -ReadingContext.numberLimit...ReadingContext.numberLimit
    return of(name, .time, doc, { $0.time($1, in: range) }) { (layer: L, value) in
      layer[keyPath: path] = value
    }
  }

  static func flag<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, Bool>, _ doc: String)
    -> LayerProperty
  {
    of(name, .boolean, doc, { $0.boolean($1) }) { (layer: L, value) in layer[keyPath: path] = value }
  }

  static func color<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, CGColor?>, _ doc: String)
    -> LayerProperty
  {
    of(name, .color, doc, { $0.color($1) }) { (layer: L, value) in
      layer[keyPath: path] = value.map(CGColor.init)
    }
  }

  static func point<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, CGPoint>, _ doc: String)
    -> LayerProperty
  {
    of(name, .point, doc, { $0.point($1) }) { (layer: L, value) in layer[keyPath: path] = value }
  }

  static func size<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, CGSize>, _ doc: String)
    -> LayerProperty
  {
    of(name, .size, doc, { $0.size($1) }) { (layer: L, value) in layer[keyPath: path] = value }
  }

  static func rect<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, CGRect>, _ doc: String)
    -> LayerProperty
  {
    of(name, .rect, doc, { $0.rect($1) }) { (layer: L, value) in layer[keyPath: path] = value }
  }

  static func transform<L: CALayer>(
    _ name: String, _ path: ReferenceWritableKeyPath<L, CATransform3D>, _ doc: String
  ) -> LayerProperty {
    of(name, .transform, doc, { $0.transform($1) }) { (layer: L, value) in layer[keyPath: path] = value }
  }

  static func path<L: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<L, CGPath?>, _ doc: String)
    -> LayerProperty
  {
    LayerProperty(name, .nullable(.path), doc) { node, context in
      if node.isNull { return { ($0 as? L)?[keyPath: path] = nil } }
      guard let value = context.path(node)?.cgPath else { return nil }
      return { ($0 as? L)?[keyPath: path] = value }
    }
  }

  /// A property of named constants.
  static func constant<L: CALayer, Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<L, Value>, _ names: [String], _ doc: String
  ) -> LayerProperty where Value.RawValue == String {
    of(name, .choice(names), doc, { $0.choice($1, names) }) { (layer: L, name) in
      if let value = Value(rawValue: name) { layer[keyPath: path] = value }
    }
  }

  private static func form(_ range: ClosedRange<Double>?) -> SceneForm {
    guard let range else { return .number }
    return .bounded(range.lowerBound, range.upperBound >= ReadingContext.numberLimit ? nil : range.upperBound)
  }
}
