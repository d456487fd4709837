import Foundation

/// Reads the elements of an SVG document, enough of them to know what drawing it costs. Malformed XML is read as far as
/// it goes: librsvg refuses it.
struct SVGScanner {
  struct Element {
    /// Without a prefix.
    var name: String
    var attributes: [String: String] = [:]
    var text = ""
    var parent: Int?
    var children: [Int] = []

    /// A property, given as an attribute or in the element's style.
    func property(_ name: String) -> String? {
      for declaration in (attributes["style"] ?? "").split(separator: ";").reversed() {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        if parts.count == 2, parts[0].trimmingCharacters(in: .whitespacesAndNewlines) == name {
          return parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        }
      }
      return attributes[name]
    }
    /// A step of a filter, and no light or share of one.
    var isPrimitive: Bool {
      name.hasPrefix("fe")
        && !["feMergeNode", "fePointLight", "feDistantLight", "feSpotLight"].contains(name)
        && !name.hasPrefix("feFunc")
    }
    var isShape: Bool {
      [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "image", "g",
        "use", "svg",
      ]
      .contains(name)
    }
    /// Drawn only where something refers to it.
    var isOnlyReferred: Bool {
      [
        "defs", "symbol", "filter", "mask", "clipPath", "pattern", "marker", "linearGradient",
        "radialGradient",
      ]
      .contains(name)
    }

    /// The numbers of an attribute.
    func numbers(_ name: String) -> [Double] {
      (attributes[name] ?? "").split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
        .prefix(2).compactMap { Double($0) }
    }

    /// The elements it refers to, by `href` and by `url(#…)`.
    var references: [(id: String, isMarker: Bool)] {
      var result: [(id: String, isMarker: Bool)] = []
      if let link = attributes["href"], link.hasPrefix("#") {
        result.append((String(link.dropFirst()), false))
      }
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where value.contains("url(") {
        result += SVGScanner.references(in: name + ":" + value)
      }
      return result
    }
  }

  private let bytes: [UInt8]
  private var at = 0
  private var entities: [String: String] = [:]
  /// Whether an entity of the document stands for elements.
  private(set) var hasElementEntities = false
  private var elements: [Element] = []
  private var open: [Int] = []

  /// The most elements that are read; librsvg refuses a million.
  private static let mostElements = 1_000_000

  init(_ data: Data) { bytes = [UInt8](data) }

  mutating func read() -> [Element] {
    while at < bytes.count, elements.count < Self.mostElements {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
      if at > start, let last = open.last, elements[last].name == "style" {
        elements[last].text += String(decoding: bytes[start..<at], as: UTF8.self)
      }
      guard at < bytes.count else { break }
      readTag()
    }
    return elements
  }

  private func has(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func skip(past text: String) {
    let end = Array(text.utf8)
    while at < bytes.count, !bytes[at...].starts(with: end) { at += 1 }
    at = min(bytes.count, at + end.count)
  }

  private mutating func readTag() {
    if has("<!--") { return skip(past: "-->") }
    if has("<![CDATA[") {
      let start = at + 9
      skip(past: "]]>")
      if let last = open.last, elements[last].name == "style", at - 3 >= start {
        elements[last].text += String(decoding: bytes[start..<at - 3], as: UTF8.self)
      }
      return
    }
    if has("<?") { return skip(past: "?>") }
    if has("<!DOCTYPE") {
      // Entities are declared in it.
      at += 9
      return
    }
    if has("<!ENTITY") { return readEntity() }
    if has("<!") {
      at += 2
      return
    }
    if has("</") {
      at += 2
      skip(past: ">")
      _ = open.popLast()
      return
    }
    at += 1
    readElement()
  }

  private mutating func readEntity() {
    at += 8
    skipSpace()
    let name = readName()
    skipSpace()
    guard let value = readQuoted() else { return }
    entities[name] = value
    if value.contains("<") { hasElementEntities = true }
  }

  private mutating func readElement() {
    var element = Element(name: Self.local(readName()))
    while at < bytes.count {
      skipSpace()
      guard at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/") else { break }
      let name = readName()
      skipSpace()
      if name.isEmpty {
        at += 1
        continue
      }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
      at += 1
      skipSpace()
      if let value = readQuoted() { element.attributes[Self.local(name)] = resolved(value) }
    }
    let isClosed = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    skip(past: ">")
    element.parent = open.last
    let index = elements.count
    if let parent = open.last { elements[parent].children.append(index) }
    elements.append(element)
    if !isClosed { open.append(index) }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func skipSpace() {
    while at < bytes.count, [32, 9, 10, 13].contains(bytes[at]) { at += 1 }
  }

  private mutating func readName() -> String {
    let start = at
    while at < bytes.count,
      ![32, 9, 10, 13, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[at])
    {
      at += 1
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func readQuoted() -> String? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = bytes[at]
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != quote { at += 1 }
    defer { at = min(bytes.count, at + 1) }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// A value with entities of the document in their places.
  private func resolved(_ value: String) -> String {
    guard !entities.isEmpty, value.contains("&") else { return value }
    var result = value
    // Entities may hold others, a few deep.
    for _ in 0..<4 {
      for (name, text) in entities.sorted(by: { $0.key < $1.key }) where result.utf8.count < 65_536 {
        result = result.replacingOccurrences(of: "&\(name);", with: text)
      }
    }
    return result
  }

  /// Returns the elements that a style refers to by `url(#…)`.
  static func references(in style: String) -> [(id: String, isMarker: Bool)] {
    var result: [(id: String, isMarker: Bool)] = []
    var rest = style[...]
    while let found = rest.firstRange(of: "url("), result.count < 64 {
      let before = rest[..<found.lowerBound].suffix(24)
      let inside = rest[found.upperBound...].prefix { $0 != ")" }
      let id = inside.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t"))
      if id.hasPrefix("#") { result.append((String(id.dropFirst()), before.contains("marker"))) }
      rest = rest[inside.endIndex...]
    }
    return result
  }
}
