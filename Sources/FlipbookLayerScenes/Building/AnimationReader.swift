import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// Reads animations of one kind of layer.
struct AnimationReader {
  let context: ReadingContext
  /// The kind of layer that they are for.
  let kind: LayerKind

  func animations(_ node: JSONNode) -> [SceneAnimation]? {
    context.list(node, of: "animations") { read($0) }
  }

  /// - Parameters:
  ///   - isInGroup: Whether it lies in a group, in whose time it begins.
  ///   - event: The property whose action it is; its key path then need not be given.
  func read(_ node: JSONNode, isInGroup: Bool = false, event: String? = nil) -> SceneAnimation? {
    guard node.object != nil else {
      context.wrong(node, "an animation: an object")
      return nil
    }
    guard let type = node["type"].map({ typeName($0) }) ?? "basic" else { return nil }
    let spec = SceneSpecs.animation(type)
    guard let object = SceneObject(node, spec, context) else { return nil }
    let animation: CAAnimation?
    switch type {
    case "spring": animation = spring(object, event)
    case "keyframe": animation = keyframe(object, event)
    case "group": animation = group(object)
    case "transition":
      if isInGroup {
        context.issues.report(node, "a transition can't be part of a group; add it to the layer")
        return nil
      }
      animation = transition(object)
    default: animation = ends(CABasicAnimation(), object, event)
    }
    // Other mistakes in it are reported too.
    let timed = animation ?? CAAnimation()
    setTiming(timed, object)
    let delay = object.optional("delay") { context.time($0) }
    if delay != nil, let begin = object["beginTime"] {
      context.issues.report(begin, "an animation takes \"beginTime\" or \"delay\", not both")
    }
    if isInGroup, let delay { timed.beginTime = delay }
    let key = object.optional("key") { context.text($0) }
    return animation.map { SceneAnimation(animation: $0, key: key, delay: isInGroup ? nil : delay) }
  }

  /// Names of classes stand for their kinds.
  private func typeName(_ node: JSONNode) -> String? {
    let classes = [
      "CABasicAnimation": "basic", "CASpringAnimation": "spring", "CAKeyframeAnimation": "keyframe",
      "CAAnimationGroup": "group", "CATransition": "transition",
    ]
    if let text = node.string, let known = classes[text] { return known }
    return context.choice(node, SceneSpecs.animationTypes)
  }

  // MARK: Timing

  private func setTiming(_ animation: CAAnimation, _ object: SceneObject) {
    let any = -ReadingContext.numberLimit...ReadingContext.numberLimit
    func set<T>(_ key: String, _ read: (JSONNode) -> T?, _ assign: (T) -> Void) {
      if let value = object.optional(key, read) { assign(value) }
    }
    set("hold", context.boolean) {
      guard $0 else { return }
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
    }
    set("beginTime", { context.time($0, in: any) }) { animation.beginTime = $0 }
    set("duration", { context.time($0) }) { animation.duration = $0 }
    set("speed", { context.number($0) }) { animation.speed = Float($0) }
    set("timeOffset", { context.time($0, in: any) }) { animation.timeOffset = $0 }
    set("repeatCount", context.repeatCount) { animation.repeatCount = $0 }
    set("repeatDuration", { context.time($0) }) { animation.repeatDuration = $0 }
    set("autoreverses", context.boolean) { animation.autoreverses = $0 }
    set("timingFunction", context.timingFunction) { animation.timingFunction = $0 }
    set("fillMode", { choice($0, object, "fillMode") }) {
      animation.fillMode = CAMediaTimingFillMode(rawValue: $0)
    }
    set("removedOnCompletion", context.boolean) { animation.isRemovedOnCompletion = $0 }
  }

  private func choice(_ node: JSONNode, _ object: SceneObject, _ key: String) -> String? {
    guard case .choice(let names)? = object.spec.keys.first(where: { $0.name == key })?.form else {
      return nil
    }
    return context.choice(node, names)
  }

  // MARK: Of one property

  /// How the values of the key path are read; sets what all property animations have.
  private func target(_ animation: CAPropertyAnimation, _ object: SceneObject, _ event: String?)
    -> AnimatedValue?
  {
    animation.isAdditive = object.optional("additive", context.boolean) ?? false
    animation.isCumulative = object.optional("cumulative", context.boolean) ?? false
    if let name = object.optional("valueFunction", { choice($0, object, "valueFunction") }) {
      animation.valueFunction = CAValueFunction(name: CAValueFunctionName(rawValue: name))
    }
    if object["keyPath"] == nil, let event {
      return AnimatedValue(event, kind: kind, function: animation.valueFunction)
    }
    guard let path = object.required("keyPath", context.text), let place = object["keyPath"] else {
      return nil
    }
    guard let value = AnimatedValue(path, kind: kind, function: animation.valueFunction) else {
      report(path, place)
      return nil
    }
    animation.keyPath = path
    return value
  }

  private func report(_ path: String, _ place: JSONNode) {
    let owners = LayerKind.all.filter { AnimatedValue(path, kind: $0, function: nil) != nil }
    let hint =
      owners.isEmpty
      ? SceneNames.hint(path, in: AnimatedValue.names(kind))
      : "; \(owners.map(\.name).joined(separator: ", ")) layers have"
    context.issues.report(
      place, "\(kind.phrase) has no key path \(SceneText.quoted(path)) that can be animated\(hint)")
  }

  private func ends(_ animation: CABasicAnimation, _ object: SceneObject, _ event: String?) -> CAAnimation? {
    guard let value = target(animation, object, event) else { return nil }
    var isWhole = true
    func end(_ key: String) -> Any? {
      guard let node = object[key], !node.isNull else { return nil }
      let result = value.read(node, context)
      if result == nil { isWhole = false }
      return result
    }
    animation.fromValue = end("from")
    animation.toValue = end("to")
    animation.byValue = end("by")
    guard isWhole else { return nil }
    if event == nil, animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
      context.issues.report(object.node, "\(object.spec.name) needs \"from\", \"to\" or \"by\"")
      return nil
    }
    return animation
  }

  private func spring(_ object: SceneObject, _ event: String?) -> CAAnimation? {
    var spring = CASpringAnimation()
    let bounce = object.optional("bounce") { context.number($0, in: -1...1) }
    if let seconds = object.optional("perceptualDuration", { context.number($0, in: 0.001...1_000) }) {
      for key in ["mass", "stiffness", "damping"] {
        if let node = object[key] {
          context.issues.report(node, "a spring takes \"perceptualDuration\" or \"\(key)\", not both")
        }
      }
      spring = CASpringAnimation(perceptualDuration: seconds, bounce: CGFloat(bounce ?? 0))
    } else if let node = object["bounce"] {
      context.issues.report(node, "\"bounce\" goes with \"perceptualDuration\"")
    }
    let positive = 1e-6...ReadingContext.numberLimit
    if let mass = object.optional("mass", { context.number($0, in: positive) }) {
      spring.mass = CGFloat(mass)
    }
    if let stiffness = object.optional("stiffness", { context.number($0, in: positive) }) {
      spring.stiffness = CGFloat(stiffness)
    }
    if let damping = object.optional("damping", { context.number($0, in: 0...ReadingContext.numberLimit) }) {
      spring.damping = CGFloat(damping)
    }
    if let velocity = object.optional("initialVelocity", { context.number($0) }) {
      spring.initialVelocity = CGFloat(velocity)
    }
    if object["duration"] == nil {
      let settling = spring.settlingDuration
      guard settling.isFinite, settling <= 3_600 else {
        context.issues.report(
          object.node, "a spring that does not come to rest within an hour needs a \"duration\"")
        return nil
      }
      // Code has to ask for it; a quarter of a second cuts most springs off before they have begun.
      spring.duration = settling
    }
    return ends(spring, object, event)
  }

  // MARK: Keyframes

  private func keyframe(_ object: SceneObject, _ event: String?) -> CAAnimation? {
    let animation = CAKeyframeAnimation()
    guard let value = target(animation, object, event) else { return nil }
    if let mode = object.optional("calculationMode", { choice($0, object, "calculationMode") }) {
      animation.calculationMode = CAAnimationCalculationMode(rawValue: mode)
    }
    if let mode = object.optional("rotationMode", { choice($0, object, "rotationMode") }) {
      animation.rotationMode = CAAnimationRotationMode(rawValue: mode)
    }
    let count: Int
    if let node = object["path"], !node.isNull {
      guard value.followsPath else {
        context.issues.report(
          node, "\"\(animation.keyPath ?? "")\" is not a point, so it can't follow a path")
        return nil
      }
      guard let path = context.path(node) else { return nil }
      count = Self.ends(of: path)
      guard count > 1 else {
        context.issues.report(node, "the path has no line or curve to follow")
        return nil
      }
      animation.path = path.cgPath
    } else {
      guard let node = object["values"], !node.isNull else {
        context.issues.report(object.node, "a keyframe animation needs \"values\" or a \"path\"")
        return nil
      }
      guard let values = context.list(node, of: "values", { value.read($0, context) }) else { return nil }
      guard !values.isEmpty else {
        context.issues.report(node, "there should be at least one value")
        return nil
      }
      animation.values = values
      count = values.count
    }
    setPacing(animation, object, count: count)
    return animation
  }

  private func setPacing(_ animation: CAKeyframeAnimation, _ object: SceneObject, count: Int) {
    let isDiscrete = animation.calculationMode == .discrete
    func numbers(_ key: String, in range: ClosedRange<Double>) -> (node: JSONNode, list: [Double])? {
      guard let node = object[key], !node.isNull else { return nil }
      return context.list(node, of: "numbers") { context.number($0, in: range) }.map { (node, $0) }
    }
    if let (node, times) = numbers("keyTimes", in: 0...1) {
      let wanted = isDiscrete ? count + 1 : count
      if times.count != wanted {
        let reason =
          isDiscrete ? "one more than values, since each holds until the next time" : "one for each value"
        let path = animation.path == nil ? "" : "; a path's values are its start and the ends of its segments"
        context.issues.report(
          node,
          "there \(Self.count(times.count, "key time")), but \(wanted) are needed: \(reason)\(path)")
      } else if !zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
        context.issues.report(node, "key times must ascend from 0 to 1")
      }
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    if let node = object["timingFunctions"], !node.isNull,
      let curves = context.list(node, of: "curves", { context.timingFunction($0) })
    {
      if curves.count != count - 1 {
        context.issues.report(
          node,
          "there \(Self.count(curves.count, "timing function")), but \(count - 1) are needed: one between every two values"
        )
      }
      animation.timingFunctions = curves
    }
    func spline(_ key: String) -> [NSNumber]? {
      guard let (node, list) = numbers(key, in: -1...1) else { return nil }
      if list.count != count {
        context.issues.report(
          node, "there \(Self.count(list.count, "number")), but \(count) are needed: one for each value")
      }
      return list.map { NSNumber(value: $0) }
    }
    animation.tensionValues = spline("tensionValues")
    animation.continuityValues = spline("continuityValues")
    animation.biasValues = spline("biasValues")
  }

  private static func count(_ count: Int, _ what: String) -> String {
    count == 1 ? "is 1 \(what)" : "are \(count) \(what)s"
  }

  /// How many keyframes a path has: its start, and the end of each line and curve.
  private static func ends(of path: Path) -> Int {
    var elements: [MotionPath.Element] = []
    path.forEach { element in
      switch element {
      case .move(let end): elements.append(.move(end))
      case .line(let end): elements.append(.line(end))
      case .quadCurve(let end, let control): elements.append(.quadCurve(control: control, end: end))
      case .curve(let end, let first, let second):
        elements.append(.curve(control1: first, control2: second, end: end))
      case .closeSubpath: elements.append(.close)
      }
    }
    return MotionPath(elements).segmentCount + 1
  }

  // MARK: Others

  private func group(_ object: SceneObject) -> CAAnimation? {
    let group = CAAnimationGroup()
    guard
      let children = object.required(
        "animations", { context.list($0, of: "animations") { read($0, isInGroup: true) } })
    else { return nil }
    group.animations = children.map(\.animation)
    return group
  }

  private func transition(_ object: SceneObject) -> CAAnimation? {
    let transition = CATransition()
    if let type = object.optional("transition", { choice($0, object, "transition") }) {
      transition.type = CATransitionType(rawValue: type)
    }
    if let subtype = object.optional("subtype", { choice($0, object, "subtype") }) {
      transition.subtype = CATransitionSubtype(rawValue: subtype)
    }
    if let start = object.optional("startProgress", { context.number($0, in: 0...1) }) {
      transition.startProgress = Float(start)
    }
    if let end = object.optional("endProgress", { context.number($0, in: 0...1) }) {
      transition.endProgress = Float(end)
    }
    if transition.endProgress < transition.startProgress {
      context.issues.report(
        object["endProgress"] ?? object.node, "\"endProgress\" should not be below \"startProgress\"")
    }
    return transition
  }
}
