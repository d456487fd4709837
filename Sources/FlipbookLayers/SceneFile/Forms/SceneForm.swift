/// What a value of a scene file may look like: told to editors by the JSON Schema, checked in reading.
indirect enum SceneForm: Sendable {
  case number
  /// A number with bounds.
  case bounded(Double?, Double?)
  case integer(Int, Int)
  case boolean
  case text
  case choice([String])
  case list(SceneForm)
  /// One of several.
  case either([SceneForm])
  /// Null is allowed and says that there is none.
  case nullable(SceneForm)
  /// A form that has a name and a description of its own in the schema.
  case named(String)
  /// An object under any names.
  case map(SceneForm)
  case any

  static let color = SceneForm.nullable(.named("color"))
  static let point = SceneForm.named("point")
  static let size = SceneForm.named("size")
  static let rect = SceneForm.named("rect")
  static let angle = SceneForm.named("angle")
  static let time = SceneForm.named("time")
  static let transform = SceneForm.named("transform")
  static let path = SceneForm.named("path")
  static let curve = SceneForm.named("curve")
  static let font = SceneForm.named("font")
  static let layer = SceneForm.named("layer")
  static let layers = SceneForm.list(.named("layer"))
  static let animations = SceneForm.list(.named("animation"))
  static let repeatCount = SceneForm.named("repeatCount")
  static let positive = SceneForm.bounded(0, nil)
  static let share = SceneForm.bounded(0, 1)
}

/// One key of an object.
struct SceneKey: Sendable {
  let name: String
  let form: SceneForm
  /// For people, in editors and docs.
  let doc: String

  init(_ name: String, _ form: SceneForm, _ doc: String) {
    self.name = name
    self.form = form
    self.doc = doc
  }
}

/// The keys of a kind of object.
struct SceneSpec: Sendable {
  /// As in messages: `a shape layer`.
  let name: String
  let keys: [SceneKey]
  let names: [String]
  let known: Set<String>
  /// Where keys belong that this kind of object doesn't have, for messages.
  let elsewhere: [String: String]

  init(_ name: String, _ keys: [SceneKey], elsewhere: [String: String] = [:]) {
    self.name = name
    self.keys = keys
    self.elsewhere = elsewhere
    names = keys.map(\.name)
    known = Set(names)
  }
}
