/// The form of a value in a scene file: given to editors by the JSON Schema, checked in reading.
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
