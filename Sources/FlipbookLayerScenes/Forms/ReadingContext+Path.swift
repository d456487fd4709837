import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation

extension ReadingContext {
  /// SVG path data, a shape, or a list of them one after the other.
  func path(_ node: JSONNode) -> Path? {
    switch node.value {
    case .string(let text): return svg(text, node)
    case .object: return shape(node, joinedTo: Path())
    case .array(let list):
      var path = Path()
      for element in list {
        if element.array != nil {
          wrong(element, "SVG path data or a shape")
          return nil
        }
        if element.object != nil {
          guard let longer = shape(element, joinedTo: path) else { return nil }
          path = longer
        } else {
          guard let part = self.path(element) else { return nil }
          path.addPath(part)
        }
      }
      return path
    default:
      wrong(
        node, "a path: SVG path data such as \"M0 0 L100 50\", or a shape such as {\"shape\": \"circle\", …}")
      return nil
    }
  }

  private func svg(_ text: String, _ node: JSONNode) -> Path? {
    let collector = DiagnosticCollector()
    let path = DiagnosticCollector.$current.withValue(collector) { Path(svg: text) }
    if let path { return path }
    var reason = collector.diagnostics.first?.message ?? "This is not SVG path data"
    if reason.hasSuffix(".") { reason.removeLast() }
    issues.report(node, reason)
    return nil
  }

  /// The path so far with a shape added.
  private func shape(_ node: JSONNode, joinedTo path: Path) -> Path? {
    let names = SceneSpecs.shapes.map(\.kind)
    guard let kind = node["shape"] else {
      issues.report(node, "a path as an object needs \"shape\": one of \(names.joined(separator: ", "))")
      return nil
    }
    guard let name = choice(kind, names),
      let spec = SceneSpecs.shapes.first(where: { $0.kind == name })?.spec,
      let object = SceneObject(node, spec, self)
    else { return nil }
    if name == "arc" { return arc(object, joinedTo: path) }
    guard var part = outline(name, object) else { return nil }
    if let map = object.optional("transform", transform) {
      if CATransform3DIsAffine(map) {
        part = part.applying(CATransform3DGetAffineTransform(map))
      } else {
        wrong(object["transform"] ?? node, "a flat transform, since a path has no depth")
        return nil
      }
    }
    var result = path
    result.addPath(part)
    return result
  }

  private func outline(_ name: String, _ object: SceneObject) -> Path? {
    switch name {
    case "rect": return rectangle(object)
    case "ellipse": return object.required("rect", rect).map { Path(ellipseIn: $0) }
    case "circle":
      guard let center = object.required("center", point),
        let radius = object.required("radius", { number($0, in: 0...Self.numberLimit) })
      else { return nil }
      return Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case "polygon":
      guard let sides = object.required("sides", { integer($0, in: 3...1_000) }) else { return nil }
      return corners(object, count: sides, inner: nil)
    case "star":
      guard let points = object.required("points", { integer($0, in: 2...1_000) }),
        let inner = object.required("innerRadius", { number($0, in: 0...Self.numberLimit) })
      else { return nil }
      return corners(object, count: points, inner: inner)
    case "line":
      guard let from = object.required("from", point), let to = object.required("to", point) else {
        return nil
      }
      return Path { path in
        path.move(to: from)
        path.addLine(to: to)
      }
    default:
      guard let points = object.required("points", { list($0, of: "points", point) }) else { return nil }
      var path = Path()
      path.addLines(points)
      if object.optional("closed", boolean) == true, !points.isEmpty { path.closeSubpath() }
      return path
    }
  }

  private func rectangle(_ object: SceneObject) -> Path? {
    guard let rect = object.required("rect", rect) else { return nil }
    let style: RoundedCornerStyle =
      object.optional("continuous", boolean) == true ? .continuous : .circular
    if let radii = object["cornerRadii"] {
      guard
        let r = numbers(
          radii, ["topLeft", "topRight", "bottomRight", "bottomLeft"],
          "4 radii: top left, top right, bottom right, bottom left")
      else { return nil }
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: r[0], bottomLeading: r[3], bottomTrailing: r[2], topTrailing: r[1]), style: style)
    }
    guard let radius = object.optional("cornerRadius", { number($0, in: 0...Self.numberLimit) }), radius > 0
    else { return Path(rect) }
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// The corners of a polygon or star, the first straight above the centre.
  private func corners(_ object: SceneObject, count: Int, inner: Double?) -> Path? {
    guard let center = object.required("center", point),
      let radius = object.required("radius", { number($0, in: 0...Self.numberLimit) })
    else { return nil }
    let turn = object.optional("rotation", angle) ?? 0
    let total = inner == nil ? count : 2 * count
    var path = Path()
    path.addLines(
      (0..<total).map { index in
        let angle = turn - .pi / 2 + 2 * .pi * Double(index) / Double(total)
        let length = index % 2 == 1 ? inner ?? radius : radius
        return CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  private func arc(_ object: SceneObject, joinedTo path: Path) -> Path? {
    guard let center = object.required("center", point),
      let radius = object.required("radius", { number($0, in: 0...Self.numberLimit) }),
      let start = object.required("start", angle), let end = object.required("end", angle)
    else { return nil }
    let isClockwise = object.optional("clockwise", boolean) ?? true
    var result = path
    if object.optional("connect", boolean) != true || path.isEmpty {
      result.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
    }
    // With y down, what looks clockwise goes to greater angles.
    result.addArc(
      center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(end),
      clockwise: !isClockwise)
    return result
  }
}
