/// The declarations that a file provides and uses, as the compiler noted them while it compiled the file
/// (`.swiftdeps`).
struct SwiftDependencies: Equatable {
  /// A declaration that can be given and used.
  struct Key: Hashable {
    /// 0 for a name at the top of a file, 1 for a type, 2 for a type that may have members elsewhere, 3 for a member, 4 for
    /// a member of Objective-C's, 5 for a file of another module, 6 for the file itself.
    var kind: Int
    var context: String
    var name: String
  }

  var provided: Set<Key> = []
  var used: Set<Key> = []

  /// Where the kinds of records and blocks are from: the compiler's FineGrainedDependencyFormat.h.
  private static let block = 8
  private static let magic = Array("DEPS".utf8)

  /// - Returns: Nil for a file in another form than that of the compiler this was made for.
  init?(_ bytes: [UInt8]) {
    guard let records = BitstreamReader.records(bytes, magic: Self.magic) else { return nil }
    var names = [""]
    var nodes: [[UInt64]] = []
    for record in records where record.block == Self.block {
      switch record.code {
      case 2 where record.values.count >= 5: nodes.append(record.values)
      case 5: names.append(String(decoding: record.blob, as: UTF8.self))
      default: break
      }
    }
    guard !nodes.isEmpty else { return nil }
    for node in nodes {
      guard node[2] < names.count, node[3] < names.count else { return nil }
      let key = Key(kind: Int(node[0]), context: names[Int(node[2])], name: names[Int(node[3])])
      if node[4] == 1 { provided.insert(key) } else { used.insert(key) }
    }
  }
}
