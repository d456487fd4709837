import FlipbookDrawing
import FlipbookScenes

/// The names in code of the colours and images of a scene's asset catalogues, as Xcode makes them, and of those that the
/// scene uses by such names and that no catalogue has.
struct AssetSymbols {
  /// The file that declares them; nil for none.
  var part: SceneFile.Part?
  /// The assets that the scene refers to and no catalogue holds.
  private(set) var missing: [AssetReference] = []

  /// - Parameters:
  ///   - parts: The files of the scene.
  ///   - catalog: The catalogues beside it.
  ///   - module: The module of a project that they belong to; nil for a scene.
  init(parts: [SceneFile.Part], catalog: AssetCatalog, module: String? = nil) {
    var colors = Namespace()
    var images = Namespace()
    for name in catalog.colors.keys.sorted() { colors.add(name, kind: "Color") }
    for name in catalog.images.keys.sorted() { images.add(name, kind: "Image") }
    let known = (colors, images)
    let declared = parts.reduce(into: Set<String>()) { $0.formUnion(Self.statics(in: $1.source)) }
    for reference in parts.flatMap(AssetReference.find) {
      let isThere = (reference.isColor ? known.0 : known.1).contains(reference.path[...])
      guard !isThere, !(reference.path.count == 1 && declared.contains(reference.path[0])) else { continue }
      missing.append(reference)
      if reference.isColor { colors.add(reference) } else { images.add(reference) }
    }
    guard !colors.isEmpty || !images.isEmpty else { return }
    var lines = ["import Flipbook"]
    lines +=
      ["extension Flipbook.ColorResource {"] + colors.lines(type: "Flipbook.ColorResource", module: module)
      + ["}"]
    lines +=
      ["extension Flipbook.ImageResource {"] + images.lines(type: "Flipbook.ImageResource", module: module)
      + ["}"]
    // A name that is in no catalogue has only the members that the scene wrote. A static of the scene's own comes
    // first.
    func members(of space: Namespace, without taken: Set<String>) -> [String] {
      space.members.keys.sorted().filter {
        known.0.members[$0] != nil && !taken.contains($0) && !declared.contains($0)
      }
    }
    lines += Self.colorMembers(members(of: known.0, without: Self.colorNames))
    lines += Self.styleMembers(members(of: known.0, without: Self.colorNames.union(Self.styleNames)))
    lines += Self.uiColorMembers(members(of: known.0, without: AssetReference.systemColors))
    lines += known.0.nested("Flipbook.Color", "Flipbook.ColorResource") { "Flipbook.Color(\($0))" }
    lines += known.0.nested("Flipbook.UIColor", "Flipbook.ColorResource") {
      "Flipbook.UIColor(resource: \($0))"
    }
    lines += known.1.nested("Flipbook.UIImage", "Flipbook.ImageResource") {
      "Flipbook.UIImage(resource: \($0))"
    }
    let pictures = known.1.members.keys.sorted().filter { !declared.contains($0) }
    if !pictures.isEmpty {
      lines.append("extension Flipbook.UIImage {")
      lines += pictures.map {
        let name = AssetName.escaped($0)
        return
          "  static var \(name): Flipbook.UIImage { Flipbook.UIImage(resource: Flipbook.ImageResource.\(name)) }"
      }
      lines.append("}")
    }
    part = SceneFile.Part(
      path: Self.fileName, absolutePath: Self.fileName, source: lines.joined(separator: "\n") + "\n")
  }

  static let fileName = "GeneratedAssetSymbols.swift"

  private static let colorResource = "Flipbook.ColorResource"

  private static func statics(
    of type: String, as result: String, _ names: [String], _ value: (String) -> String
  )
    -> [String]
  {
    guard !names.isEmpty else { return [] }
    return ["extension \(type) {"]
      + names.map { "  static var \(AssetName.escaped($0)): \(result) { \(value(AssetName.escaped($0))) }" }
      + ["}"]
  }

  /// The statics of colours that stand for colours of catalogues; none where there are none.
  private static func colorMembers(_ names: [String]) -> [String] {
    statics(of: "Flipbook.Color", as: "Flipbook.Color", names) { "Flipbook.Color(\(colorResource).\($0))" }
  }

  /// The statics of styles that do.
  private static func styleMembers(_ names: [String]) -> [String] {
    statics(of: "Flipbook.ShapeStyle where Self == Flipbook.Color", as: "Flipbook.Color", names) {
      "Flipbook.Color(\(colorResource).\($0))"
    }
  }

  /// The statics of UIKit's colours that do. UIKit has fewer names of its own.
  private static func uiColorMembers(_ names: [String]) -> [String] {
    statics(of: "Flipbook.UIColor", as: "Flipbook.UIColor", names) {
      "Flipbook.UIColor(resource: \(colorResource).\($0))"
    }
  }

  /// The names of static members that a text declares, wherever they are.
  ///
  /// - Parameter functions: Whether functions count.
  static func statics(in source: String, functions: Bool = false) -> Set<String> {
    var names: Set<String> = []
    for match in source.matches(of: /static\s+(let|var|func)\s+`?([A-Za-z_]\w*)/)
    where functions || match.1 != "func" {
      names.insert(String(match.2))
    }
    return names
  }

  /// Members that colours have already: an asset of such a name has its resource alone.
  private static let colorNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "init",
  ]

  /// Members that styles alone have already: `Color.background` is an asset of that name, `.background` the style.
  private static let styleNames: Set<String> = [
    "tertiary", "quaternary", "quinary", "background", "foreground", "tint", "selection", "separator",
    "placeholder", "link", "fill", "windowBackground", "bar", "regularMaterial", "thinMaterial",
    "ultraThinMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}

/// Members and nested types of the resources of one kind.
private struct Namespace {
  /// The asset's name by the member's.
  var members: [String: String] = [:]
  var types: [String: Namespace] = [:]

  var isEmpty: Bool { members.isEmpty && types.isEmpty }

  /// - Parameters:
  ///   - name: As in the catalogue.
  ///   - kind: The word that is left out at the end of names.
  mutating func add(_ name: String, kind: String) {
    let parts = name.split(separator: "/")
    guard let last = parts.last, let member = AssetName.member(last) else { return }
    add(parts.dropLast().compactMap { AssetName.type($0) }[...]) { space in
      let short = AssetName.shortened(member, kind: kind)
      if let short, space.members[short] == nil { space.members[short] = name }
      if space.members[member] == nil { space.members[member] = name }
      // Projects write names of capitals alone so.
      if let constant = AssetName.constant(last) { space.members[constant] = name }
    }
  }

  mutating func add(_ reference: AssetReference) {
    guard let last = reference.path.last else { return }
    add(reference.path.dropLast()[...]) { $0.members[last] = reference.path.joined(separator: "/") }
  }

  private mutating func add(_ path: ArraySlice<String>, _ change: (inout Namespace) -> Void) {
    guard let first = path.first else { return change(&self) }
    types[first, default: Namespace()].add(path.dropFirst(), change)
  }

  func contains(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return false }
    // A folder is named too, on the way to what is in it.
    if path.count == 1 { return members[first] != nil || types[first] != nil }
    return types[first]?.contains(path.dropFirst()) ?? false
  }

  func lines(type: String, module: String?, indent: String = "  ") -> [String] {
    let bundle = module.map { ", bundle: Flipbook.SceneBundle(module: \"\($0)\")" } ?? ""
    var lines = members.sorted { $0.key < $1.key }.map { member, name in
      let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\(indent)static let \(AssetName.escaped(member)) = \(type)(name: \"\(escaped)\"\(bundle))"
    }
    for (name, space) in types.sorted(by: { $0.key < $1.key }) {
      lines.append("\(indent)enum \(AssetName.escaped(name)) {")
      lines += space.lines(type: type, module: module, indent: indent + "  ")
      lines.append("\(indent)}")
    }
    return lines
  }

  /// An extension of a type with the folders that are namespaces; none where there are none.
  ///
  /// - Parameters:
  ///   - resource: The type that has the same folders.
  ///   - value: A value of the type from a resource's name.
  func nested(_ type: String, _ resource: String, _ value: (String) -> String) -> [String] {
    guard !types.isEmpty else { return [] }
    return ["extension \(type) {"] + folders(type, resource, "  ", value) + ["}"]
  }

  private func folders(_ type: String, _ path: String, _ indent: String, _ value: (String) -> String)
    -> [String]
  {
    types.sorted { $0.key < $1.key }.flatMap { name, space in
      let folder = "\(path).\(AssetName.escaped(name))"
      let members = space.members.keys.sorted().map {
        let member = AssetName.escaped($0)
        return "\(indent)  static var \(member): \(type) { \(value("\(folder).\(member)")) }"
      }
      return ["\(indent)enum \(AssetName.escaped(name)) {"] + members
        + space.folders(type, folder, indent + "  ", value) + ["\(indent)}"]
    }
  }
}
