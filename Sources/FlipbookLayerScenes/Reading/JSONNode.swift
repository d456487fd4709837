import FlipbookDiagnostics

/// A value of a scene file, with its place in the text.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Sendable {
    package var key: String
    /// Where the key begins, in bytes from the start of the text.
    package var keyOffset: Int
    package var node: JSONNode

    package init(key: String, keyOffset: Int, node: JSONNode) {
      self.key = key
      self.keyOffset = keyOffset
      self.node = node
    }
  }

  package var value: Value
  /// Where the value begins, in bytes from the start of the text.
  package var offset: Int
  /// Where the definition that it stands in was used; nil outside of definitions.
  package var origin: SceneOrigin?

  package init(_ value: Value, offset: Int, origin: SceneOrigin? = nil) {
    self.value = value
    self.offset = offset
    self.origin = origin
  }

  /// The value of a key; of equal keys the last.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.node
  }

  package var string: String? { if case .string(let text) = value { text } else { nil } }
  package var number: Double? { if case .number(let number) = value { number } else { nil } }
  package var array: [JSONNode]? { if case .array(let list) = value { list } else { nil } }
  package var object: [Member]? { if case .object(let members) = value { members } else { nil } }
  package var isNull: Bool { if case .null = value { true } else { false } }

  /// The value in words, for messages: `the number 3`, `a list of 2`.
  package var inWords: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(PlainNumber.text(number))"
    case .string(let text): "the text \(SceneText.quoted(text))"
    case .array(let list): list.isEmpty ? "an empty list" : "a list of \(list.count)"
    case .object: "an object"
    }
  }
}
