/// The names and numbers that After Effects gives the parts of layers and shapes.
enum LottieExpressionNames {
  /// A property of a part by its key in the file.
  struct Property: Sendable {
    var key: String
    var names: [String]
    var number: Int
  }

  private static func list(_ rows: [(String, [String], Int)]) -> [Property] {
    rows.map { Property(key: $0.0, names: $0.1, number: $0.2) }
  }

  static let transform = list([
    ("a", ["Anchor Point", "ADBE Anchor Point"], 1), ("p", ["Position", "ADBE Position"], 2),
    ("s", ["Scale", "ADBE Scale"], 6), ("or", ["Orientation", "ADBE Orientation"], 7),
    ("rx", ["X Rotation", "rotationX", "ADBE Rotate X"], 8),
    ("ry", ["Y Rotation", "rotationY", "ADBE Rotate Y"], 9),
    ("rz", ["Rotation", "Z Rotation", "rotationZ", "ADBE Rotate Z"], 10),
    ("r", ["Rotation", "Z Rotation", "rotationZ", "ADBE Rotate Z", "ADBE Vector Rotation"], 10),
    ("o", ["Opacity", "ADBE Opacity", "ADBE Vector Group Opacity"], 11), ("sk", ["Skew"], 4),
    ("sa", ["Skew Axis"], 5), ("so", ["Start Opacity"], 6), ("eo", ["End Opacity"], 7),
  ])

  static let positions = list([
    ("x", ["X Position", "xPosition", "ADBE Position_0"], 3),
    ("y", ["Y Position", "yPosition", "ADBE Position_1"], 4),
    ("z", ["Z Position", "zPosition", "ADBE Position_2"], 5),
  ])

  static let masks = list([
    ("pt", ["Mask Path", "maskPath", "ADBE Mask Shape"], 1), ("f", ["Mask Feather", "maskFeather"], 2),
    ("o", ["Mask Opacity", "maskOpacity"], 3), ("x", ["Mask Expansion", "maskExpansion"], 4),
  ])

  private static let position = ("p", ["Position"], 3)

  /// The stops of a gradient.
  static let colors = list([("k", ["Colors"], 8)])

  /// The properties of a shape by its type in the file.
  static let shapes: [String: [Property]] = [
    "sh": list([("ks", ["Path", "ADBE Vector Shape"], 2)]),
    "rc": list([("s", ["Size", "ADBE Vector Rect Size"], 2), position, ("r", ["Roundness"], 4)]),
    "el": list([("s", ["Size", "ADBE Vector Ellipse Size"], 2), position]),
    "sr": list([
      ("pt", ["Points"], 3), ("p", ["Position"], 4), ("r", ["Rotation"], 5), ("ir", ["Inner Radius"], 6),
      ("or", ["Outer Radius"], 7), ("is", ["Inner Roundness"], 8), ("os", ["Outer Roundness"], 9),
    ]),
    "fl": list([("c", ["Color", "ADBE Vector Fill Color"], 4), ("o", ["Opacity"], 5)]),
    "st": list([
      ("c", ["Color", "ADBE Vector Stroke Color"], 3), ("o", ["Opacity"], 4),
      ("w", ["Stroke Width", "ADBE Vector Stroke Width"], 5),
    ]),
    "gf": list([("s", ["Start Point"], 5), ("e", ["End Point"], 6), ("o", ["Opacity"], 10)]),
    "gs": list([
      ("s", ["Start Point"], 4), ("e", ["End Point"], 5), ("o", ["Opacity"], 9), ("w", ["Stroke Width"], 10),
    ]),
    "tm": list([("s", ["Start"], 1), ("e", ["End"], 2), ("o", ["Offset"], 3)]),
    "rp": list([("c", ["Copies"], 1), ("o", ["Offset"], 2)]), "rd": list([("r", ["Radius"], 1)]),
    "op": list([("a", ["Amount"], 1)]), "pb": list([("a", ["Amount"], 1)]),
    "tw": list([("a", ["Angle"], 1), ("c", ["Center"], 2)]),
    "zz": list([("s", ["Size"], 1), ("r", ["Ridges per segment"], 2)]),
  ]

  /// The names of the values of controls by their type in the file.
  static let controls = [
    0: "Slider", 1: "Angle", 2: "Color", 3: "Point", 4: "Checkbox", 7: "Menu", 10: "Layer",
  ]
}
