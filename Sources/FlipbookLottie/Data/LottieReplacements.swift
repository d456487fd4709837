import FlipbookDiagnostics

/// Finds the data for parts of a file as it is read, and knows what was not used.
struct LottieReplacements {
  private let data: LottieData
  private let paths: (texts: [LottieKeyPath], colors: [LottieKeyPath], values: [LottieKeyPath])
  /// The layers that hold others.
  private let outer: Set<String>
  /// The entries that were used, by kind and place.
  private var used: Set<String> = []

  /// Nil for data without replacements.
  init?(_ data: LottieData, root: LottieNode) {
    guard !data.isEmpty else { return nil }
    self.data = data
    paths = (
      data.texts.map { LottieKeyPath($0.path) }, data.colors.map { LottieKeyPath($0.path) },
      data.values.map { LottieKeyPath($0.path) }
    )
    let lists = [root] + (root["assets"]?.array ?? [])
    outer = Set(
      lists.flatMap { $0["layers"]?.array ?? [] }.filter { $0["ty"]?.number == 0 }.compactMap {
        $0["nm"]?.string
      })
  }

  /// Whether properties have values by path.
  var hasValues: Bool { !paths.colors.isEmpty || !paths.values.isEmpty }

  private mutating func last(_ kind: String, _ list: [LottieKeyPath], _ path: [[String]]) -> Int? {
    guard let index = list.lastIndex(where: { $0.matches(path, outer: outer) }) else { return nil }
    for index in list.indices where list[index].matches(path, outer: outer) {
      used.insert("\(kind) \(index)")
    }
    return index
  }

  /// The text of a layer.
  mutating func text(of layer: String) -> String? {
    if let index = last("text", paths.texts, [[layer]]) { return data.texts[index].content }
    guard let index = data.named.lastIndex(where: { $0.path == layer }),
      case .text(let text) = data.named[index].content
    else { return nil }
    used.insert("prop \(index)")
    return text
  }

  /// The colour of a part.
  mutating func color(_ path: [[String]]) -> LottieNode? {
    guard !paths.colors.isEmpty else { return nil }
    // The last name may be left out: there is one colour.
    let index = last("color", paths.colors, path) ?? last("color", paths.colors, path.dropLast())
    return index.map { .fixed(data.colors[$0].content) }
  }

  /// The value of a property.
  mutating func value(_ path: [[String]]) -> LottieNode? {
    guard !paths.values.isEmpty, let index = last("value", paths.values, path) else { return nil }
    return data.values[index].content.node(in: nil)
  }

  /// The picture of an asset.
  mutating func image(_ names: [String]) -> LottieData.Image? {
    guard let index = data.images.lastIndex(where: { names.contains($0.path) }) else { return nil }
    used.insert("image \(index)")
    return data.images[index].content
  }

  /// The values of the slots with those of the data in their place.
  mutating func slots(_ own: [String: LottieNode]) -> [String: LottieNode] {
    var slots = own
    for (index, entry) in data.slots.enumerated() {
      if own[entry.path] != nil { used.insert("slot \(index)") }
      slots[entry.path] = entry.content.node(in: own[entry.path])
    }
    for (index, entry) in data.named.enumerated() {
      guard let node = own[entry.path] else { continue }
      used.insert("prop \(index)")
      slots[entry.path] = entry.content.node(in: node)
    }
    return slots
  }

  /// Reports on data that had no place, with names that are near.
  func reports(texts: [String], slots: [String], images: [String]) -> [Diagnostic] {
    func report(_ kind: String, _ index: Int, _ path: String, _ place: String, _ known: [String])
      -> Diagnostic?
    {
      guard !used.contains("\(kind) \(index)") else { return nil }
      let near = NearestWord.find(path, in: known).map { " Did you mean \"\($0)\"?" } ?? ""
      return Diagnostic(
        .warning, code: "lottie.data", message: "There is no \(place) \"\(path)\" for the \(kind).\(near)",
        place: nil)
    }
    var list: [Diagnostic?] = []
    list += data.texts.enumerated().map { report("text", $0, $1.path, "text layer", texts) }
    list += data.colors.enumerated().map { report("color", $0, $1.path, "part", []) }
    list += data.values.enumerated().map { report("value", $0, $1.path, "property", []) }
    list += data.images.enumerated().map { report("image", $0, $1.path, "image", images) }
    list += data.slots.enumerated().map { report("slot", $0, $1.path, "slot", slots) }
    list += data.named.enumerated().map { report("prop", $0, $1.path, "slot or text layer", slots + texts) }
    return list.compactMap { $0 }
  }
}

extension LottieNode {
  /// A value that stays, as the format writes it.
  static func fixed(_ numbers: [Double]) -> LottieNode {
    let value: LottieNode = numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
    return .object(LottieObject(keys: ["a", "k"], values: [.number(0), value]))
  }

  /// The object with a member replaced.
  func replacing(_ key: String, _ value: LottieNode) -> LottieNode {
    guard case .object(let object) = self else { return self }
    guard let place = object.keys.lastIndex(of: key) else {
      return .object(LottieObject(keys: object.keys + [key], values: object.values + [value]))
    }
    var values = object.values
    values[place] = value
    return .object(LottieObject(keys: object.keys, values: values))
  }
}

extension LottieData.Value {
  /// The value as the format writes it.
  ///
  /// - Parameter slot: The slot that it is put into, whose text keeps its appearance.
  func node(in slot: LottieNode?) -> LottieNode {
    switch self {
    case .numbers(let numbers): return .fixed(numbers)
    case .frames(let frames): return Self.node(frames)
    case .stops(let frames, let count):
      let node = frames.count == 1 ? LottieNode.fixed(frames[0].numbers) : Self.node(frames)
      return node.replacing("p", .number(Double(count)))
    case .text(let text):
      guard let slot, let list = slot["k"]?.array else { return .string(text) }
      let keys = list.map { key -> LottieNode in
        guard let style = key["s"] else { return key }
        return key.replacing("s", style.replacing("t", .string(text)))
      }
      return slot.replacing("k", .array(keys))
    }
  }

  /// Numbers by frame as keyframes.
  private static func node(_ frames: [LottieData.Frame]) -> LottieNode {
    let keys = frames.map { frame -> LottieNode in
      .object(
        LottieObject(
          keys: ["t", "s"], values: [.number(frame.frame), .array(frame.numbers.map { .number($0) })]))
    }
    return .object(LottieObject(keys: ["a", "k"], values: [.number(1), .array(keys)]))
  }
}
