import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views of a scene, each with those inside behind it. As text they have a line each:
///
/// ```
/// Row 0,0 200×44
///   HStack 0,0 200×44
///     text "Title" 16,12 40×20
///     toggle "On" 149,6 51×31
/// ```
/// The scene's own views stand by their types, the library's by what they show: texts, images, shapes, controls and
/// containers. Modifiers have no lines: they are details of the view that follows them.
@MainActor
struct ViewTree {
  private(set) var entries: [TreeEntry] = []
  /// Whether embedded interfaces are shown by their own views in place of the parts that can be touched.
  var opensEmbedded = false
  /// The modifiers since the last view, and whether one of them is on its way.
  private var pending: (details: [String], isAnimating: Bool) = ([], false)

  /// Begins of the names of types that are no scene's own.
  private static let library = [
    "Flipbook.", "FlipbookViews.", "FlipbookUIKit.", "FlipbookDrawing.", "FlipbookMotion.", "FlipbookScenes.",
    "Swift.",
  ]

  /// Adds an element and those inside.
  ///
  /// - Parameters:
  ///   - depth: How far in its line is.
  ///   - around: The node of the element around.
  mutating func add(_ element: Element, depth: Int, inside around: _ViewNode?) {
    guard element.isDrawn, !element.isLeaving else { return }
    var depth = depth
    if opensEmbedded { record(element) }
    for name in Self.ownViews(of: element.node, below: around) {
      line(name, element, depth)
      depth += 1
    }
    if let name = Self.name(of: element) {
      line(name, element, depth)
      depth += 1
    }
    if opensEmbedded, let embedded = element.embedded {
      entries += embedded.tree(depth: depth, transform: element.transformToRoot())
      return
    }
    let around = pending
    for (index, inner) in element.subelements.enumerated() {
      // The modifiers around several views stand with the first.
      if index > 0 { pending = ([], around.isAnimating) }
      add(inner, depth: depth, inside: element.node)
    }
    pending = ([], false)
  }

  /// Keeps what a modifier does for the view that it belongs to.
  private mutating func record(_ element: Element) {
    guard let inspection = element.inspection else { return }
    pending.details.append(inspection.text)
    pending.isAnimating = pending.isAnimating || inspection.isAnimating
  }

  private mutating func line(_ name: String, _ element: Element, _ depth: Int) {
    let frame = CGRect(origin: .zero, size: element.displayFrame.size).bounds(
      through: element.transformToRoot())
    entries.append(
      TreeEntry(
        depth: depth, name: name, frame: frame, details: pending.details, isAnimating: pending.isAnimating))
    pending = ([], false)
  }

  /// A line for each entry.
  var text: String {
    entries.map { entry in
      let frame = entry.frame
      let (x, y) = (Self.number(frame.minX), Self.number(frame.minY))
      return String(repeating: "  ", count: entry.depth)
        + "\(entry.name) \(x),\(y) \(Self.number(frame.width))×\(Self.number(frame.height))"
    }.joined(separator: "\n")
  }

  /// To hundredths of a point.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The scene's views that begin with an element, the outermost first.
  private static func ownViews(of node: _ViewNode, below around: _ViewNode?) -> [String] {
    var names: [String] = []
    var place: _ViewNode? = node
    while let current = place, current !== around {
      if let name = ownView(of: current) { names.append(name) }
      place = current.parent
    }
    return names.reversed()
  }

  /// The type of a view of the scene's own; nil for the library's.
  private static func ownView(of node: _ViewNode) -> String? {
    let text = String(reflecting: type(of: node))
    guard text.hasPrefix("FlipbookViews.CompositeNode<") else { return nil }
    let view = text.dropFirst("FlipbookViews.CompositeNode<".count).prefix { $0 != "<" && $0 != ">" }
    guard !library.contains(where: view.hasPrefix) else { return nil }
    // The place of a private type differs from build to build.
    let plain = view.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return plain.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// The kind and the text of an element of the library's; nil for one that only changes others.
  private static func name(of element: Element) -> String? {
    if let control = element.control {
      let name = control.names.first { !$0.isEmpty }
      return control.kind + (name.map { " \"\($0)\"" } ?? "")
    }
    let type = String(describing: type(of: element))
    let base = type.prefix { $0 != "<" }
    let argument = type.dropFirst(base.count + 1).prefix { !"<,>".contains($0) }.drop { $0 == "_" }
    switch base {
    case "ModifierElement", "GeometryEffectElement", "VisualEffectElement", "LayeredElement", "RootElement",
      "MatchedGeometryElement", "LazyRunElement":
      return nil
    case "LayoutElement":
      return argument.hasSuffix("Layout") ? String(argument.dropLast(6)) : String(argument)
    case "ShapeElement": return "shape \(argument)"
    default:
      let kind = (base.hasSuffix("Element") ? base.dropLast(7) : base).lowercased()
      let text = element.accessibilityNames.first { !$0.isEmpty }
      return kind + (text.map { " \"\($0.replacing("\n", with: "\\n"))\"" } ?? "")
    }
  }
}

extension ViewRuntime {
  /// The views that are shown as text, one a line.
  package var viewTree: String {
    layOutIfNeeded()
    var tree = ViewTree()
    tree.add(rootElement, depth: 0, inside: nil)
    return tree.text
  }

  /// The views that are shown, with their modifiers, and those of embedded interfaces.
  package var treeEntries: [TreeEntry] {
    layOutIfNeeded()
    var tree = ViewTree()
    tree.opensEmbedded = true
    tree.add(rootElement, depth: 0, inside: nil)
    return tree.entries
  }
}
