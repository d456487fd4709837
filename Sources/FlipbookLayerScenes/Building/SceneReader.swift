import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Reads the whole of a scene: props first, then what the film is like, then what is in it.
final class SceneReader {
  private let root: JSONNode
  private let issues: SceneIssues
  private let options: LayerSceneOptions
  private let context: ReadingContext
  private let expander: SceneExpander
  private var scope = SceneScope()
  private let scene: LayerScene

  init(_ root: JSONNode, issues: SceneIssues, options: LayerSceneOptions, resources: DrawingResources) {
    self.root = root
    self.issues = issues
    self.options = options
    context = ReadingContext(issues: issues, resources: resources, isDark: options.isDark)
    var definitions: [String: JSONNode] = [:]
    for member in root["definitions"]?.object ?? [] { definitions[member.key] = member.node }
    expander = SceneExpander(issues: issues, definitions: definitions, seed: options.seed)
    scene = LayerScene(seed: options.seed)
  }

  func read() -> LayerScene {
    if root["layers"] == nil, root["scenes"] != nil {
      issues.report(root, "this is a manifest of clips and no scene; render it with flipbook batch")
      return scene
    }
    guard let object = SceneObject(root, SceneSpecs.scene, context) else { return scene }
    checkDefinitions()
    readProps(object["props"])
    readFilm(object)
    readMarkers(object["markers"])
    readVariables(object["variables"])
    let sections = object["sections"].flatMap { expander.expand($0, scope) }
    let audio = object["audio"].flatMap { expander.expand($0, scope) }
    let root = object["root"].flatMap { expander.expand($0, scope) }
    let layers = object["layers"].flatMap { expander.expand($0, scope) }
    let transactions = object["transactions"].flatMap { expander.expand($0, scope) }
    if object["layers"] == nil { issues.report(self.root, "a scene needs \"layers\"") }
    let reader = LayerReader(context: context)
    context.film = scene.size
    context.scale = options.scale ?? scene.scale
    scene.sections =
      sections.flatMap { $0.isNull ? nil : context.list($0, of: "sections", context.section) } ?? []
    scene.sounds = audio.flatMap { $0.isNull ? nil : context.list($0, of: "sounds", context.sound) } ?? []
    scene.root = root.flatMap { reader.root($0) }
    scene.layers = layers.map { reader.layers($0) } ?? []
    if let transactions, !transactions.isNull {
      let reader = TransactionReader(
        context: context, layers: layers, root: root, transactions: transactions)
      scene.transactions = reader.read(transactions)
    }
    scene.sounds += context.sounds
    checkCost(object["layers"] ?? self.root)
    scene.markers = context.markers
    return scene
  }

  /// The cost of all layers together, those that transactions insert included.
  private func checkCost(_ place: JSONNode) {
    var cost = context.inserted
    for layer in scene.layers { cost += layer.cost }
    if let root = scene.root { cost += root.cost }
    for name in SceneCost.names where cost[name] > context.resources.limits[name] {
      issues.report(place, "the layers come to \(context.resources.limits.refusal(cost[name], name))")
    }
  }

  private func checkDefinitions() {
    guard let node = root["definitions"], !node.isNull else { return }
    guard let members = node.object else {
      return context.wrong(node, "an object: definitions by their names")
    }
    for member in members {
      guard let object = SceneObject(member.node, SceneSpecs.definition, context) else { continue }
      _ = object.required("value") { $0 }
      if let parameters = object["parameters"] {
        guard let list = parameters.object else {
          context.wrong(parameters, "an object: declarations by the names of parameters")
          continue
        }
        for parameter in list { SceneDeclaration.check(parameter, issues) }
      }
    }
  }

  // MARK: Props

  private func readProps(_ node: JSONNode?) {
    var known: [String] = []
    if let node, !node.isNull {
      guard let members = node.object else {
        return context.wrong(node, "an object: declarations by the names of props")
      }
      for member in members {
        known.append(member.key)
        SceneDeclaration.check(member, issues)
        readProp(SceneDeclaration(member), member.keyOffset)
      }
    }
    for name in options.props.keys.sorted() where !known.contains(name) {
      DiagnosticCollector.current.warn(
        "props.unknown",
        "The scene has no prop \"\(name)\"\(SceneNames.hint(name, in: known)); what --props says of it is not used."
      )
    }
  }

  private func readProp(_ prop: SceneDeclaration, _ offset: Int) {
    if let given = options.props[prop.name] {
      let node = JSONNode(given, offset: offset)
      if let wanted = prop.mismatch(node) {
        issues.report(
          offset, "the prop \"\(prop.name)\" should be \(wanted), but --props gives \(node.inWords)",
          origin: nil)
      }
      scope.globals[prop.name] = given
    } else if let fallback = prop.fallback {
      if let value = expander.expand(fallback, scope) { scope.globals[prop.name] = value.value }
    } else if options.fillsMissingProps {
      scope.globals[prop.name] = prop.sample
    } else {
      issues.report(
        offset, "the prop \"\(prop.name)\" has no default; give it with --props '{\"\(prop.name)\": …}'",
        origin: nil)
      // Reported once, and not again at each use.
      scope.globals[prop.name] = prop.sample
    }
  }

  // MARK: The film

  private func readFilm(_ object: SceneObject) {
    func value<T>(_ key: String, _ read: (JSONNode) -> T?) -> T? {
      guard let node = object[key], let expanded = expander.expand(node, scope), !expanded.isNull else {
        return nil
      }
      return read(expanded)
    }
    if let version = object["version"] { _ = context.integer(version, in: 1...1) }
    scene.title = value("title", context.text)
    if let size = value("size", size) { scene.designSize = size }
    if let scale = value("scale", { context.number($0, in: 0.01...16) }) { scene.scale = scale }
    if let rate = value("frameRate", { context.number($0, in: 0.001...1_000) }) { scene.frameRate = rate }
    if let seconds = value("duration", { context.time($0, in: 1e-3...1e6) }) { scene.duration = seconds }
    if let fit = value("fit", { context.choice($0, LayerScene.Fit.allCases.map(\.rawValue)) }) {
      scene.fit = LayerScene.Fit(rawValue: fit) ?? .none
    }
    if let duration = options.duration { scene.duration = duration }
    scene.size = options.size ?? scene.designSize
    if scene.fit == .none { scene.designSize = scene.size }
    context.duration = scene.duration
    let numbers = [
      "width": Double(scene.designSize.width), "height": Double(scene.designSize.height),
      "duration": scene.duration, "frameRate": scene.frameRate,
    ]
    // Any order: each entry is a name of its own.
    for (name, number) in numbers where scope.globals[name] == nil { scope.globals[name] = .number(number) }
    if let node = object["background"], let expanded = expander.expand(node, scope),
      let color = context.color(expanded)
    {
      scene.background = color
    }
  }

  private func size(_ node: JSONNode) -> CGSize? {
    guard let size = context.size(node) else { return nil }
    guard size.width >= 1, size.height >= 1, size.width <= 16_384, size.height <= 16_384 else {
      context.wrong(node, "a size from 1 to 16384 points each way")
      return nil
    }
    return size
  }

  private func readMarkers(_ node: JSONNode?) {
    guard let node, !node.isNull else { return }
    guard let members = node.object else { return context.wrong(node, "an object: times by their names") }
    for member in members {
      guard let expanded = expander.expand(member.node, scope), let time = context.time(expanded) else {
        continue
      }
      context.markers[member.key] = time
      define(member, .number(time), "a marker")
    }
  }

  private func readVariables(_ node: JSONNode?) {
    guard let node, !node.isNull else { return }
    guard let members = node.object else { return context.wrong(node, "an object: values by their names") }
    for member in members {
      if let value = expander.expand(member.node, scope) { define(member, value.value, "a variable") }
    }
  }

  private func define(_ member: JSONNode.Member, _ value: JSONNode.Value, _ what: String) {
    let builtIn = ["width", "height", "duration", "frameRate"]
    if scope.globals[member.key] != nil, !builtIn.contains(member.key) {
      issues.report(
        member.keyOffset, "\(what) can't have the name \"\(member.key)\", which something else has",
        origin: nil)
    }
    scope.globals[member.key] = value
  }
}

extension SceneDeclaration {
  /// A value of the type, where none is known.
  var sample: JSONNode.Value {
    if let first = values?.first { return first.value }
    return switch type {
    case "number", "integer": .number(minimum ?? maximum ?? 1)
    case "boolean": .bool(true)
    case "color": .string("gray")
    case "date": .string("2000-01-01")
    case "list": .array([])
    case "object": .object([])
    default: .string(name)
    }
  }
}
