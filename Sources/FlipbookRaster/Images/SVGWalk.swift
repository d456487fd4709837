/// Counts how often the elements of an SVG document are drawn.
struct SVGWalk {
  private let elements: [SVGScanner.Element]
  private var byID: [String: Int] = [:]
  /// Rules of style sheets that refer to elements.
  private var rules: [Rule] = []

  private struct Rule {
    var classes: [Substring]
    var references: [(id: String, isMarker: Bool)]

    /// Whether the rule may hold for an element: one without classes may for any.
    func mayHold(for element: SVGScanner.Element) -> Bool {
      if classes.isEmpty { return true }
      let own = (element.attributes["class"] ?? "").split(separator: " ")
      return classes.contains { own.contains($0) }
    }
  }

  /// The most elements that are drawn one by one; librsvg itself refuses more references than this.
  private static let most = 500_000

  init(_ elements: [SVGScanner.Element]) {
    self.elements = elements
    for (index, element) in elements.enumerated() {
      if let id = element.attributes["id"], byID[id] == nil { byID[id] = index }
    }
    for sheet in elements where sheet.name == "style" {
      for rule in sheet.text.split(separator: "}") {
        let parts = rule.split(separator: "{", maxSplits: 1)
        guard parts.count == 2, parts[1].contains("url(") else { continue }
        let selectors = parts[0].split(separator: ",")
        let classes = selectors.compactMap { selector in
          selector.split(separator: ".").count > 1 || selector.contains(".")
            ? selector.split(separator: ".").last?.prefix { !" :>#[+~\n\t".contains($0) } : nil
        }
        rules.append(
          Rule(
            classes: classes.count == selectors.count ? classes : [],
            references: SVGScanner.references(in: String(parts[1]))))
      }
    }
  }

  /// For each element how often it is drawn; nil when there is no end of it.
  func counts() -> [Double]? {
    var counts = [Double](repeating: 0, count: elements.count)
    var open = Set<Int>()
    var drawn = 0
    func draw(_ index: Int, _ count: Double) {
      // An element that refers to itself is not drawn.
      guard drawn <= Self.most, open.count < 256, open.insert(index).inserted else { return }
      defer { open.remove(index) }
      let element = elements[index]
      counts[index] += count
      drawn += 1
      for child in element.children where !elements[child].isOnlyReferred { draw(child, count) }
      var targets = element.references
      if element.isShape { for rule in rules where rule.mayHold(for: element) { targets += rule.references } }
      // A marker is drawn at each corner of the path.
      let corners = Double(
        max(1, (element.attributes["d"] ?? element.attributes["points"] ?? "").utf8.count / 2))
      for target in targets {
        guard let found = byID[target.id] else { continue }
        draw(found, target.isMarker ? count * corners : count)
      }
    }
    for (index, element) in elements.enumerated() where element.parent == nil { draw(index, 1) }
    return drawn <= Self.most ? counts : nil
  }
}
