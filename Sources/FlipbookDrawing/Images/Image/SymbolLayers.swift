import Foundation

/// The parts of a symbol that are coloured apart: those of its outline that do not touch.
package struct SymbolLayers: Sendable {
  /// A part with what it is to the whole.
  package struct Layer: Sendable {
    package var path: Path
    /// 0 for the first colour of a palette, 1 for the second …
    package var role: Int
    /// From 0 for the first to come as a value rises to 1 for the last.
    package var order: Double
  }

  package var layers: [Layer]

  /// - Parameters:
  ///   - outline: The symbol's, with holes.
  ///   - name: Its name; one of a sign in a filled plate has the sign as a part of its own.
  package init(_ outline: Path, name: String) {
    let groups = Self.groups(of: outline)
    let words = name.split(separator: ".").map(String.init)
    if Self.isSignedPlate(words), let signed = Self.plate(of: groups) {
      layers = signed
      return
    }
    let bySize = groups.indices.sorted { groups[$0].area > groups[$1].area }
    var roles = Array(repeating: 0, count: groups.count)
    if Self.isFramed(words), let frame = bySize.first {
      // The line around a sign is the second.
      roles[frame] = groups.count > 1 ? 1 : 0
    } else if words.contains("badge"), let badge = Self.badge(of: groups, among: bySize) {
      roles = groups.map { groups[badge].bounds.contains($0.bounds) ? 0 : 1 }
    } else if words.first != "cart" {
      for (place, index) in bySize.enumerated() { roles[index] = min(place, 2) }
    }
    if words.first == "cloud", let cloud = bySize.first {
      roles = Self.weatherRoles(
        groups, cloud: cloud, hasLight: words.contains("sun") || words.contains("moon"))
    }
    // Along the way in which the parts lie apart most: from the left, or from below.
    let centres = groups.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    let (xs, ys) = (centres.map(\.x), centres.map(\.y))
    let isWide = (xs.max() ?? 0) - (xs.min() ?? 0) > ((ys.max() ?? 0) - (ys.min() ?? 0)) * 0.8
    let sorted = groups.indices.sorted {
      isWide
        ? groups[$0].bounds.minX < groups[$1].bounds.minX : groups[$0].bounds.maxY > groups[$1].bounds.maxY
    }
    var orders = Array(repeating: 0.0, count: groups.count)
    for (place, index) in sorted.enumerated() {
      orders[index] = groups.count > 1 ? Double(place) / Double(groups.count - 1) : 0
    }
    layers = groups.indices.map { Layer(path: groups[$0].path, role: roles[$0], order: orders[$0]) }
  }

  private static let plates: Set<String> = [
    "circle", "square", "app", "rectangle", "capsule", "triangle", "diamond", "hexagon", "octagon", "seal",
    "shield",
  ]

  /// The largest part at a side of the largest of all; nil where there is none.
  private static func badge(of groups: [Group], among bySize: [Int]) -> Int? {
    let whole = groups.reduce(CGRect.null) { $0.union($1.bounds) }
    return bySize.dropFirst().first { abs(groups[$0].bounds.midX - whole.midX) > 0.15 * whole.width }
  }

  /// Whether the words of a symbol's name say that it is a sign in a frame.
  static func isFramed(_ words: [String]) -> Bool {
    words.count > 1 && words.last.map { plates.contains($0) } == true
  }

  /// Whether the words of a symbol's name say that it is a sign in a filled plate.
  static func isSignedPlate(_ words: [String]) -> Bool {
    words.count > 2 && words.last == "fill" && plates.contains(words[words.count - 2])
  }

  /// The sign that is cut out of a plate, and the plate; nil where the parts are no such thing.
  ///
  /// A part that stands free in the sign, as the hub of a gear, belongs to the plate.
  private static func plate(of groups: [Group]) -> [Layer]? {
    guard let plate = groups.indices.max(by: { groups[$0].area < groups[$1].area }),
      !groups[plate].holes.isEmpty,
      groups.allSatisfy({ groups[plate].bounds.contains($0.bounds) })
    else { return nil }
    var sign = Path()
    var ground = groups[plate].path
    groups[plate].holes.forEach { sign.addPath($0) }
    for index in groups.indices where index != plate {
      sign.addPath(groups[index].path)
      ground.addPath(groups[index].path)
    }
    return [Layer(path: sign, role: 0, order: 1), Layer(path: ground, role: 1, order: 0)]
  }

  /// The cloud comes first, then the sun or the moon behind it, then all that falls below it.
  private static func weatherRoles(_ groups: [Group], cloud: Int, hasLight: Bool) -> [Int] {
    let bottom = groups[cloud].bounds.maxY
    return groups.indices.map { index in
      if index == cloud { return 0 }
      return hasLight && groups[index].bounds.midY > bottom ? 2 : 1
    }
  }

  private struct Group {
    var path: Path
    var holes: [Path] = []
    var bounds: CGRect
    var area: CGFloat { bounds.width * bounds.height }
  }

  /// Each outer line with the holes in it.
  private static func groups(of outline: Path) -> [Group] {
    var lines: [(path: Path, start: CGPoint)] = []
    var current = Path()
    var start = CGPoint.zero
    func finish() {
      if !current.isEmpty { lines.append((current, start)) }
      current = Path()
    }
    outline.forEach { element in
      switch element {
      case .move(let point):
        finish()
        start = point
        current.move(to: point)
      case .line(let end): current.addLine(to: end)
      case .quadCurve(let end, let control): current.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        current.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: current.closeSubpath()
      }
    }
    finish()
    // Beyond this a symbol is taken as one: finding what contains what grows with the square.
    guard lines.count > 1, lines.count <= 64 else {
      return [Group(path: outline, bounds: outline.boundingRect)]
    }
    let boxes = lines.map { $0.path.boundingRect }
    func around(_ index: Int) -> [Int] {
      lines.indices.filter { other in
        other != index && boxes[other].contains(boxes[index])
          && lines[other].path.contains(lines[index].start)
      }
    }
    let parents = lines.indices.map(around)
    var groups: [Int: Group] = [:]
    for index in lines.indices where parents[index].count % 2 == 0 {
      groups[index] = Group(path: lines[index].path, bounds: boxes[index])
    }
    for index in lines.indices where parents[index].count % 2 == 1 {
      let inner = parents[index].filter { parents[$0].count % 2 == 0 }
      guard let owner = inner.max(by: { parents[$0].count < parents[$1].count }) else { continue }
      groups[owner]?.path.addPath(lines[index].path)
      groups[owner]?.holes.append(lines[index].path)
    }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}

extension GraphicsContext.ResolvedImage {
  /// Set for a symbol: the parts of its outline.
  package var symbolLayers: SymbolLayers? {
    guard case .symbol(let outline) = content, case .symbol(let name, _) = image.source else { return nil }
    return SymbolLayers(outline.path, name: name)
  }
}

extension GraphicsContext {
  /// Draws parts of a symbol stretched to a rectangle.
  ///
  /// - Parameter appearance: The shading and the opacity of a part.
  package func draw(
    _ layers: SymbolLayers, of image: ResolvedImage, in rect: CGRect,
    appearance: (SymbolLayers.Layer) -> (Shading, Double)
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fit = CGAffineTransform(
      a: rect.width / max(image.size.width, .leastNormalMagnitude), b: 0, c: 0,
      d: rect.height / max(image.size.height, .leastNormalMagnitude), tx: rect.minX, ty: rect.minY)
    // The layers under the others come first.
    for layer in layers.layers.sorted(by: { $0.role > $1.role }) {
      let (shading, opacity) = appearance(layer)
      guard opacity > 0 else { continue }
      var context = self
      context.opacity *= opacity
      context.record(.fill(layer.path.applying(fit), context.paint(shading) { rect }, FillStyle()))
    }
  }
}
