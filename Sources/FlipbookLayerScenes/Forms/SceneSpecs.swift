/// The keys of every kind of object in a scene file.
import FlipbookLayers

enum SceneSpecs {
  static let scene = SceneSpec(
    "a scene",
    [
      SceneKey("$schema", .text, "The JSON Schema, for editors."),
      SceneKey("version", .integer(1, 1), "Of the format: 1."),
      SceneKey("title", .text, "The film's; goes into its metadata."),
      SceneKey("size", .size, "The film's, in points; [1280, 720] unless given."),
      SceneKey("scale", .bounded(0.01, 16), "Pixels per point; 1 unless given."),
      SceneKey("frameRate", .bounded(0.001, 1_000), "Frames a second; 30 unless given."),
      SceneKey("duration", .time, "The film's length; 5 seconds unless given."),
      SceneKey("background", .color, "Under everything; white unless given, null for nothing."),
      SceneKey(
        "fit", .choice(SceneFit.allCases.map(\.rawValue)),
        "How the scene goes into a film of another size: as it is (none), scaled to fit inside (contain), to cover (cover), or stretched (fill)."
      ),
      SceneKey(
        "props", .map(.named("declaration")),
        "The props that --props may set, by name: type, default, description."),
      SceneKey("variables", .map(.any), "Values by name, in order; each may use those before it and props."),
      SceneKey("markers", .map(.time), "Times by name, for any time in the scene."),
      SceneKey("definitions", .map(.named("definition")), "Reusable parts, by name."),
      SceneKey("root", .named("root"), "Properties and animations of the layer around all others."),
      SceneKey("layers", .layers, "Back to front."),
      SceneKey("transactions", .list(.named("transaction")), "Changes at times of the film."),
      SceneKey("sections", .list(.named("section")), "Parts of the film, which become chapters."),
      SceneKey("audio", .list(.named("sound")), "Sounds of the film, mixed."),
    ])

  static let definition = SceneSpec(
    "a definition",
    [
      SceneKey(
        "parameters", .map(.named("declaration")),
        "The props that \"with\" may set, by name: type, default, description."),
      SceneKey("value", .any, "The content that replaces {\"use\": …}."),
    ])

  // MARK: Layers

  static func layer(_ kind: LayerKind) -> SceneSpec {
    var elsewhere: [String: String] = [:]
    for other in LayerKind.all where other.name != kind.name {
      for property in other.properties {
        let place = "\(other.name) layers (\"type\": \"\(other.name)\")"
        elsewhere[property.key.name] = elsewhere[property.key.name].map { "\($0) and \(place)" } ?? place
      }
    }
    return SceneSpec(
      kind.phrase, layerKeys + (LayerKind.common + kind.properties).map(\.key),
      elsewhere: elsewhere)
  }

  static let layerKeys = [
    SceneKey(
      "type", .choice(LayerKind.all.flatMap { [$0.name, $0.className] }),
      "The class of layer; \"layer\" unless given."),
    SceneKey("mask", .nullable(.layer), "Shows the layer only where this one is opaque."),
    SceneKey("layers", .layers, "The sublayers, back to front."),
    SceneKey("animations", .animations, "Added when the scene begins."),
    SceneKey(
      "actions", .map(.nullable(.named("animation"))),
      "The animation of a property that is changed in a transaction, by its name; null for none."),
  ]

  static var root: SceneSpec {
    SceneSpec(
      "the root layer",
      layerKeys.filter { ["mask", "animations", "actions"].contains($0.name) }
        + LayerKind.common.map(\.key).filter {
          !["bounds", "size", "position", "frame", "anchorPoint"].contains($0.name)
        }
    )
  }

  // MARK: Animations

  static let timing = [
    SceneKey(
      "key", .text, "The name that it can be removed by; an animation under the same name is replaced."),
    SceneKey(
      "beginTime", .time,
      "In the layer's time, which is the film's unless the layer has timing of its own; in groups, in the group's."
    ),
    SceneKey("delay", .time, "Begins so long after it was added."),
    SceneKey("duration", .time, "Of one run; a quarter of a second, or the transaction's, unless given."),
    SceneKey("speed", .number, "Seconds of its time for each around it; 1 unless given."),
    SceneKey("timeOffset", .time, "Added to its time."),
    SceneKey("repeatCount", .repeatCount, "Runs, fractions too, or \"forever\"."),
    SceneKey("repeatDuration", .time, "For how long it runs again; goes before repeatCount."),
    SceneKey("autoreverses", .boolean, "Whether each run is followed by one backwards."),
    SceneKey("timingFunction", .curve, "The pacing of each run; even unless given."),
    SceneKey(
      "fillMode", .choice(["removed", "forwards", "backwards", "both"]), "The value shown before and after."),
    SceneKey("removedOnCompletion", .boolean, "Whether it is let go of at its end; true unless given."),
    SceneKey(
      "hold", .boolean,
      "True for fillMode both and removedOnCompletion false: its first value shows before, its last stays."),
  ]

  static let property = [
    SceneKey("keyPath", .named("keyPath"), "Which property changes."),
    SceneKey("additive", .boolean, "Whether values are added to the layer's own."),
    SceneKey("cumulative", .boolean, "Whether each run starts at the end of the one before."),
    SceneKey(
      "valueFunction", .choice(CAValueFunctionName.all.map(\.rawValue)),
      "Makes a transform of numbers; the key path is then \"transform\"."),
  ]

  static let ends = [
    SceneKey("from", .any, "Where it begins."), SceneKey("to", .any, "Where it ends."),
    SceneKey("by", .any, "How far it goes."),
  ]

  static let animationTypes = ["basic", "spring", "keyframe", "group", "transition"]

  static let basic = SceneSpec(
    "a basic animation", type("basic") + property + ends + timing, elsewhere: others)
  static let spring = SceneSpec(
    "a spring animation",
    type("spring") + property + ends + timing + [
      SceneKey("mass", .bounded(1e-6, nil), "1 unless given."),
      SceneKey("stiffness", .bounded(1e-6, nil), "100 unless given."),
      SceneKey("damping", .positive, "10 unless given."),
      SceneKey("initialVelocity", .number, "Distances of the whole change a second."),
      SceneKey(
        "perceptualDuration", .bounded(0.001, nil),
        "Seconds until it seems at rest; in place of mass, stiffness and damping."),
      SceneKey("bounce", .bounded(-1, 1), "With perceptualDuration: 0 for no overshoot."),
    ], elsewhere: others)
  static let keyframe = SceneSpec(
    "a keyframe animation",
    type("keyframe") + property + timing + [
      SceneKey("values", .list(.any), "In order."),
      SceneKey("path", .path, "The path that a point moves along; goes before values."),
      SceneKey("keyTimes", .list(.share), "When each value is reached, 0 to 1."),
      SceneKey("timingFunctions", .list(.curve), "The pacing of each part, one fewer than values."),
      SceneKey(
        "calculationMode", .choice(["linear", "discrete", "paced", "cubic", "cubicPaced"]),
        "How the time between values is filled."),
      SceneKey("rotationMode", .choice(["auto", "autoReverse"]), "Whether the layer turns with the path."),
      SceneKey("tensionValues", .list(.number), "How tight a cubic curve is at each value."),
      SceneKey("continuityValues", .list(.number), "How sharp its corners are."),
      SceneKey("biasValues", .list(.number), "Where it passes each value."),
    ], elsewhere: others)
  static let group = SceneSpec(
    "a group",
    type("group") + timing + [
      SceneKey("animations", .animations, "In the group's time, cut off at its duration.")
    ],
    elsewhere: others)
  static let transition = SceneSpec(
    "a transition",
    type("transition") + timing.filter { $0.name != "key" } + [
      SceneKey(
        "transition", .choice(["fade", "moveIn", "push", "reveal"]),
        "How the old state gives way to the new; fade unless given."),
      SceneKey(
        "subtype", .choice(["fromLeft", "fromRight", "fromTop", "fromBottom"]),
        "Where what slides comes from."),
      SceneKey("startProgress", .share, "The progress at which it starts."),
      SceneKey("endProgress", .share, "The progress at which it ends."),
    ], elsewhere: others)

  static let animations = [basic, spring, keyframe, group, transition]

  static func animation(_ type: String) -> SceneSpec {
    animationTypes.firstIndex(of: type).map { animations[$0] } ?? basic
  }

  private static let others: [String: String] = [
    "mass": "spring animations", "stiffness": "spring animations", "damping": "spring animations",
    "initialVelocity": "spring animations", "values": "keyframe animations", "path": "keyframe animations",
    "keyTimes": "keyframe animations", "timingFunctions": "keyframe animations",
    "calculationMode": "keyframe animations", "rotationMode": "keyframe animations",
    "from": "basic and spring animations",
    "to": "basic and spring animations", "by": "basic and spring animations", "animations": "groups",
    "transition": "transitions", "subtype": "transitions", "keyPath": "basic, spring and keyframe animations",
    "fromValue": "code; here it is \"from\"", "toValue": "code; here it is \"to\"",
    "byValue": "code; here it is \"by\"",
  ]

  private static func type(_ name: String) -> [SceneKey] {
    [SceneKey("type", .choice(animationTypes), "The kind of animation; \"basic\" unless given.")]
  }

  // MARK: Transactions

  static let settings = [
    SceneKey("duration", .time, "Of animations that have none; a quarter of a second unless given."),
    SceneKey("timingFunction", .curve, "Of animations that layers make by themselves."),
    SceneKey("disableActions", .boolean, "Whether changes are made without animation."),
    SceneKey("changes", .list(.named("change")), "In order; all take effect together."),
    SceneKey("completion", .list(.named("change")), "Made when all its animations have ended."),
  ]
  static let transaction = SceneSpec(
    "a transaction", [SceneKey("at", .time, "When, in film time.")] + settings)
  static let inner = SceneSpec("a transaction in another", settings)

  static let change = SceneSpec(
    "a change",
    [
      SceneKey("layer", .text, "The name of the layer."),
      SceneKey("set", .map(.any), "Properties of the layer, or key paths, and their new values."),
      SceneKey("add", .animations, "Animations for the layer."),
      SceneKey(
        "removeAnimation", .either([.text, .boolean]), "The key of an animation to end, or true for all."),
      SceneKey(
        "insert", .either([.layer, .text, .list(.either([.layer, .text]))]),
        "New sublayers, or names of layers to move here; in front unless \"at\", \"above\" or \"below\" says otherwise."
      ),
      SceneKey("remove", .boolean, "True to take the layer out."),
      SceneKey("at", .integer(0, 100_000), "A place among the sublayers; 0 is the back."),
      SceneKey("above", .text, "The name of the layer right behind."),
      SceneKey("below", .text, "The name of the layer right in front."),
      SceneKey("transaction", .named("inner"), "A transaction in this one."),
    ])

  // MARK: Values

  static let shapes: [(kind: String, spec: SceneSpec)] = [
    shape(
      "rect",
      [
        SceneKey("rect", .rect, ""), SceneKey("cornerRadius", .positive, ""),
        SceneKey("cornerRadii", .named("radii"), "Top left, top right, bottom right, bottom left."),
        SceneKey("continuous", .boolean, "Whether corners are continuous."),
      ]),
    shape("ellipse", [SceneKey("rect", .rect, "")]),
    shape("circle", [SceneKey("center", .point, ""), SceneKey("radius", .positive, "")]),
    shape(
      "polygon",
      [
        SceneKey("center", .point, ""), SceneKey("radius", .positive, ""),
        SceneKey("sides", .integer(3, 1_000), ""),
        SceneKey("rotation", .angle, "0 has a corner at the top."),
      ]),
    shape(
      "star",
      [
        SceneKey("center", .point, ""), SceneKey("radius", .positive, ""),
        SceneKey("innerRadius", .positive, ""),
        SceneKey("points", .integer(2, 1_000), ""), SceneKey("rotation", .angle, "0 has a point at the top."),
      ]),
    shape("line", [SceneKey("from", .point, ""), SceneKey("to", .point, "")]),
    shape("polyline", [SceneKey("points", .list(.point), ""), SceneKey("closed", .boolean, "")]),
    shape(
      "arc",
      [
        SceneKey("center", .point, ""), SceneKey("radius", .positive, ""),
        SceneKey("start", .angle, "0 points right."),
        SceneKey("end", .angle, ""), SceneKey("clockwise", .boolean, "True unless given."),
        SceneKey("connect", .boolean, "Whether a line leads there from the end of the path before it."),
      ]),
  ]

  private static func shape(_ kind: String, _ keys: [SceneKey]) -> (kind: String, spec: SceneSpec) {
    let transform = kind == "arc" ? [] : [SceneKey("transform", .transform, "Applied to the shape.")]
    return (kind, SceneSpec("the shape \(kind)", [SceneKey("shape", .choice([kind]), "")] + keys + transform))
  }

  static let rotation = SceneSpec(
    "a rotation", [SceneKey("angle", .angle, ""), SceneKey("axis", .list(.number), "[x, y, z]")])

  static let font = SceneSpec(
    "a font",
    [
      SceneKey("name", .text, "A family or a face; the system's font unless given."),
      SceneKey("weight", .either([.choice(SceneFont.weights.map(\.0)), .bounded(1, 1_000)]), ""),
      SceneKey("design", .choice(SceneFont.designs.map(\.0)), "Of the system's font."),
      SceneKey("width", .choice(SceneFont.widths.map(\.0)), ""), SceneKey("italic", .boolean, ""),
      SceneKey("monospacedDigits", .boolean, ""), SceneKey("smallCaps", .boolean, ""),
    ])

  static let run = SceneSpec(
    "a run",
    [
      SceneKey("text", .either([.text, .number]), ""), SceneKey("font", .font, "The layer's unless given."),
      SceneKey("size", .positive, "In points; the layer's unless given."),
      SceneKey("color", .color, "The layer's unless given."),
      SceneKey("kern", .number, "Points after each letter."),
      SceneKey("tracking", .number, "Points after each letter."),
      SceneKey("baselineOffset", .number, "Points upwards."),
      SceneKey("underline", .boolean, ""), SceneKey("strikethrough", .boolean, ""),
    ])

  static let drawing = SceneSpec(
    "a drawing",
    [
      SceneKey("path", .path, ""), SceneKey("size", .size, "Of the picture, in points."),
      SceneKey("fillColor", .color, "White unless given."),
      SceneKey("strokeColor", .color, "None unless given."),
      SceneKey("lineWidth", .positive, ""),
      SceneKey("scale", .bounded(0.1, 16), "Pixels per point; 2 unless given."),
    ])

  static let cell = SceneSpec(
    "a cell",
    [
      SceneKey("name", .text, "For key paths: \"emitterCells.name.birthRate\"."),
      SceneKey("enabled", .boolean, ""),
      SceneKey("contents", .nullable(.named("image")), "The image of a particle."),
      SceneKey("contentsScale", .positive, ""), SceneKey("contentsRect", .rect, ""),
      SceneKey("color", .color, ""),
      SceneKey("beginTime", .time, ""), SceneKey("duration", .time, ""), SceneKey("timeOffset", .time, ""),
      SceneKey("speed", .number, ""),
      SceneKey("emitterCells", .list(.named("cell")), "The particles that each particle emits."),
    ]
      + EmitterNumber.allCases.map { number in
        let isCount = number == .birthRate || number == .lifetime
        return SceneKey(number.name, number.isAngle ? .angle : isCount ? .bounded(0, 1e6) : .number, "")
      })
}
