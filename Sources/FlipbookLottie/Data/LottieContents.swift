/// The items of a file that can be chosen or replaced.
package struct LottieContents: Sendable, Equatable {
  /// One thing.
  package struct Item: Sendable, Equatable {
    /// Such as `marker`, `slot` or `text`.
    package var kind: String
    /// The name, or the key path, that options and props call it by.
    package var name: String
    /// The item's present content.
    package var detail: String
  }

  /// In the order of the file, by kind.
  package private(set) var items: [Item] = []

  /// Reads a file.
  ///
  /// - Throws: ``LottieError`` where it is no Lottie animation.
  package init(_ bytes: [UInt8], animation: String? = nil) throws {
    var text = bytes
    if LottieGzip.begins(bytes) {
      text = try LottieGzip.expand(bytes)
    } else if LottieContainer.begins(bytes) {
      let container = try LottieContainer(bytes)
      let manifest = try container.manifest()
      for (key, kind) in [
        ("animations", "animation"), ("themes", "theme"), ("stateMachines", "state machine"),
      ] {
        for entry in manifest[key]?.array ?? [] {
          items.append(Item(kind: kind, name: entry["id"]?.string ?? entry.string ?? "", detail: ""))
        }
      }
      text = try container.animation(animation)
    }
    let root = try LottieTextReader.read(text)
    guard root["layers"]?.array != nil else {
      throw LottieError(message: "a Lottie animation has \"layers\", a list", path: "$")
    }
    for marker in LottieMarker.list(root) {
      items.append(
        Item(
          kind: "marker", name: marker.name,
          detail: "frame \(Self.text(marker.time))"
            + (marker.duration > 0 ? " for \(Self.text(marker.duration))" : "")))
    }
    if case .object(let slots)? = root["slots"] {
      for (key, slot) in zip(slots.keys, slots.values) {
        items.append(Item(kind: "slot", name: key, detail: Self.value(slot["p"]?["k"] ?? slot["p"])))
      }
    }
    addAssets(root)
    for layers in [root] + (root["assets"]?.array ?? []) {
      for layer in layers["layers"]?.array ?? [] { addLayer(layer) }
    }
    let order = ["animation", "theme", "state machine", "marker", "slot", "text", "font", "image", "color"]
    items = order.flatMap { kind in items.filter { $0.kind == kind } }
  }

  private mutating func addAssets(_ root: LottieNode) {
    for font in root["fonts"]?["list"]?.array ?? [] {
      let family = font["fFamily"]?.string ?? ""
      items.append(
        Item(
          kind: "font", name: font["fName"]?.string ?? "", detail: "\(family) \(font["fStyle"]?.string ?? "")"
        ))
    }
    for asset in root["assets"]?.array ?? [] where asset["layers"] == nil {
      guard let id = asset["id"]?.string, let file = asset["p"]?.string, asset["t"]?.number != 3 else {
        continue
      }
      let size = [asset["w"]?.number, asset["h"]?.number].compactMap { $0.map(Self.text) }.joined(
        separator: "x")
      items.append(
        Item(kind: "image", name: id, detail: "\(size) \(file.hasPrefix("data:") ? "embedded" : file)"))
    }
  }

  private mutating func addLayer(_ layer: LottieNode) {
    let name = layer["nm"]?.string ?? ""
    if layer["ty"]?.number == 5 {
      let texts = (layer["t"]?["d"]?["k"]?.array ?? []).compactMap { $0["s"]?["t"]?.string }
      items.append(Item(kind: "text", name: name, detail: texts.first.map { "\"\(Self.line($0))\"" } ?? ""))
    }
    if layer["ty"]?.number == 1 {
      items.append(Item(kind: "color", name: name, detail: layer["sc"]?.string ?? ""))
    }
    addShapes(layer["shapes"]?.array ?? [], [name], level: 0)
  }

  private mutating func addShapes(_ shapes: [LottieNode], _ path: [String], level: Int) {
    guard level < 60, items.count < 20_000 else { return }
    for shape in shapes {
      let own = path + [shape["nm"]?.string ?? ""]
      switch shape["ty"]?.string {
      case "gr": addShapes(shape["it"]?.array ?? [], own, level: level + 1)
      case "fl", "st":
        items.append(
          Item(
            kind: "color", name: (own + ["Color"]).joined(separator: "."),
            detail: shape["c"]?["sid"]?.string.map { "slot \($0)" } ?? Self.value(shape["c"]?["k"])))
      default: break
      }
    }
  }

  /// A value in a few words.
  private static func value(_ node: LottieNode?) -> String {
    guard let node else { return "" }
    if let list = node.array, list.contains(where: { $0["t"] != nil }) {
      if let text = list.first?["s"]?["t"]?.string { return "\"\(line(text))\"" }
      return "\(list.count) keyframes"
    }
    if let numbers = node.numbers, numbers.count <= 4 { return numbers.map(text).joined(separator: " ") }
    return node.string ?? ""
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }

  private static func line(_ text: String) -> String {
    String(text.prefix(60).map { $0.isNewline || $0 == "\u{3}" ? " " : $0 })
  }
}
