import FlipbookLayers
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A layer's contents.
struct SceneImage {
  var image: CGImage
  /// Pixels per point.
  var scale: CGFloat
}

extension ReadingContext {
  /// The largest side of a drawn picture, in pixels.
  private static let sideLimit = 4_096.0

  /// The name of an image file, or a path that is drawn; `.some(nil)` for null.
  func contents(_ node: JSONNode) -> SceneImage?? {
    if node.isNull { return .some(nil) }
    if node.object != nil { return drawing(node) }
    return image(node).map { SceneImage(image: CGImage($0.bitmap), scale: $0.scale) }
  }

  /// A path, filled and stroked, as a picture: what particles and replicated contents need without a file.
  private func drawing(_ node: JSONNode) -> SceneImage? {
    guard let object = SceneObject(node, SceneSpecs.drawing, self) else { return nil }
    let scale = object.optional("scale") { number($0, in: 0.1...16) } ?? 2
    guard let path = object.required("path", path), let size = object.required("size", size) else {
      return nil
    }
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= Self.sideLimit else {
      issues.report(
        object["size"] ?? node,
        "a drawing should have a size above 0 and up to \(PlainNumber.text(Self.sideLimit)) pixels")
      return nil
    }
    let fill = object.optional("fillColor", color) ?? .some(.white)
    let stroke = object.optional("strokeColor", color) ?? nil
    let width = object.optional("lineWidth") { number($0, in: 0...Self.numberLimit) } ?? 1
    let list = DisplayList.record(size: size, background: .clear, resources: resources) { context in
      if let fill { context.fill(path, with: .color(Color(cgColor: CGColor(fill)))) }
      if let stroke {
        context.stroke(path, with: .color(Color(cgColor: CGColor(stroke))), lineWidth: CGFloat(width))
      }
    }
    guard let bitmap = resources.imageProvider.bitmap(of: list, scale: CGFloat(scale)) else {
      issues.report(node, "this can't be drawn as a picture here; name an image file")
      return nil
    }
    return SceneImage(image: CGImage(bitmap), scale: CGFloat(scale))
  }

  // MARK: Filters

  func filters(_ node: JSONNode) -> [SceneFilter]? { list(node, of: "filters", filter) }

  private func filter(_ node: JSONNode) -> SceneFilter? {
    let names = SceneFilter.kinds.map(\.name)
    guard let members = node.object, members.count == 1, let member = members.first else {
      wrong(node, "one filter, such as {\"blur\": 8}")
      return nil
    }
    guard let kind = SceneFilter.kinds.first(where: { $0.name == member.key }) else {
      issues.report(
        member.keyOffset,
        "there is no filter \"\(member.key)\"\(SceneNames.hint(member.key, in: names)); there are "
          + names.joined(separator: ", "), origin: node.origin)
      return nil
    }
    let value: Double?
    switch kind.name {
    case "blur": value = number(member.node, in: 0...10_000)
    case "hueRotation": value = angle(member.node)
    case "invert", "grayscale": value = boolean(member.node).map { $0 ? 1 : 0 }
    default: value = number(member.node, in: -100...100)
    }
    return value.map { SceneFilter(filterName: kind.filter, setting: kind.setting, value: $0) }
  }
}
