/// A place in a scene file as people name it.
package struct JSONPlace: Hashable, Sendable {
  /// The path, such as `$.layers[2].animations[0].keyPath`.
  package var path: String
  /// From 1.
  package var line: Int
  /// In characters, from 1.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(offset: Int, path: String, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    let end = min(offset, bytes.count)
    for index in 0..<end where bytes[index] == 10 {
      line += 1
      start = index + 1
    }
    let column = String(decoding: bytes[start..<end], as: UTF8.self).count + 1
    self.init(path: path, line: line, column: column)
  }

  init(offset: Int, in root: JSONNode, bytes: [UInt8]) {
    self.init(offset: offset, path: Self.path(to: offset, in: root), in: bytes)
  }

  /// The way to the value, or the key, that begins at an offset.
  static func path(to offset: Int, in root: JSONNode) -> String {
    var path = "$"
    var node = root
    while node.offset != offset {
      switch node.value {
      case .array(let list):
        guard let index = list.lastIndex(where: { $0.offset <= offset }) else { return path }
        path += "[\(index)]"
        node = list[index]
      case .object(let members):
        guard let member = members.last(where: { $0.keyOffset <= offset }) else { return path }
        path += step(member.key)
        if member.keyOffset == offset { return path }
        node = member.node
      default: return path
      }
    }
    return path
  }

  /// A key as part of a path.
  static func step(_ key: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") || $0 >= 48 && $0 < 58 || $0 >= 65 && $0 < 91
          || $0 >= 97 && $0 < 123
      }
    return isPlain ? ".\(key)" : "[\"\(key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"]"
  }
}
