import Foundation

/// The cost of drawing an SVG document beyond its plain shapes, worked out from its text before it is drawn.
///
/// librsvg gives every filter primitive, and every group that is drawn apart, a surface as large as the picture. What
/// `use` and other references draw is counted wherever it is drawn.
struct SVGCost: Sendable {
  /// One costly step.
  private enum Step: Sendable {
    /// So many operations for each pixel.
    case flat(Double)
    /// A rectangle around each pixel is read: its sides in user units.
    case window(Double, Double)
    /// The same, in shares of what is filtered.
    case share(Double, Double)
  }

  /// Steps, each with how often it is done.
  private var steps: [(step: Step, count: Double)] = []
  /// The most that transforms and view boxes enlarge user units.
  private var enlargement = 1.0

  /// Of a document that has no such steps.
  init() {}

  /// - Parameter data: The text of the document.
  init(_ data: Data) {
    var scanner = SVGScanner(data)
    let elements = scanner.read()
    let counts = SVGWalk(elements).counts()
    var isEndless = scanner.hasElementEntities
    for (index, element) in elements.enumerated() {
      enlargement = max(enlargement, Self.enlargement(of: element))
      guard let step = Self.step(of: element, in: elements) else { continue }
      if let counts { steps.append((step, counts[index])) } else { isEndless = true }
    }
    if isEndless { steps.append((.flat(.infinity), 1)) }
  }

  /// Operations at a size in pixels.
  ///
  /// - Parameter scale: Pixels for a user unit.
  func pixels(width: Int, height: Int, scale: Double) -> Double {
    let (w, h) = (Double(width), Double(height))
    let (area, unit) = (w * h, scale * enlargement)
    return steps.reduce(0) { sum, entry in
      guard entry.count > 0 else { return sum }
      switch entry.step {
      case .flat(let cost): return sum + entry.count * cost * area
      case .window(let x, let y):
        return sum + entry.count * area * min(x * unit + 1, w) * min(y * unit + 1, h)
      case .share(let x, let y):
        return sum + entry.count * area * min(x * w + 1, w) * min(y * h + 1, h)
      }
    }
  }

  /// The cost of an element each time it is drawn; nil for a plain shape.
  private static func step(of element: SVGScanner.Element, in elements: [SVGScanner.Element]) -> Step? {
    if element.isPrimitive { return primitive(element, elements) }
    let isTransparent = element.property("opacity").map { Double($0) ?? 0 < 1 } ?? false
    let isGroup =
      isTransparent || ["mask", "mix-blend-mode", "filter"].contains { element.property($0) != nil }
    // Cleared and composited, which is less than a filter's work.
    return isGroup ? .flat(0.2) : nil
  }

  private static func primitive(_ element: SVGScanner.Element, _ elements: [SVGScanner.Element]) -> Step {
    func numbers(_ name: String) -> (Double, Double) {
      let list = element.numbers(name)
      let first = max(0, list.first ?? 0)
      return (first, max(0, list.count > 1 ? list[1] : first))
    }
    switch element.name {
    case "feTurbulence":
      // A sum of as many noises.
      return .flat(8 * max(1, element.numbers("numOctaves").first ?? 1))
    case "feMorphology":
      let (x, y) = numbers("radius")
      let units = element.parent.flatMap { elements[$0].attributes["primitiveUnits"] }
      return units == "objectBoundingBox" ? .share(2 * x, 2 * y) : .window(2 * x, 2 * y)
    case "feConvolveMatrix":
      let (x, y) = numbers("order")
      return .flat(max(9, x * y))
    case "feGaussianBlur": return .flat(6)
    case "feDiffuseLighting", "feSpecularLighting": return .flat(8)
    default: return .flat(1)
    }
  }

  /// How much an element's transform or view box enlarges what is in it.
  private static func enlargement(of element: SVGScanner.Element) -> Double {
    var result = 1.0
    if let transform = element.property("transform"),
      transform.contains("scale") || transform.contains("matrix")
    {
      let numbers = transform.split { !"0123456789.eE+-".contains($0) }.compactMap { Double($0) }
      result = max(result, numbers.map(abs).max() ?? 1)
    }
    let box = (element.attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    if box.count == 4, box[2] > 0, box[3] > 0 {
      // Without a size in plain units the picture's own is the box's.
      let width = element.numbers("width").first ?? box[2]
      let height = element.numbers("height").first ?? box[3]
      result *= max(1, width / box[2], height / box[3])
    }
    return min(result, 1e4)
  }
}
