import Synchronization

/// The publishers of objects that declare none of their own.
enum ObjectPublishers {
  /// Each object and its publisher are used on the thread of their scene; only the table is everyone's.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var purgeCount = 64
  }

  private static let table = Mutex(Table())

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    return table.withLock { table in
      if let entry = table.entries[id], entry.object === object { return entry }
      if table.entries.count >= table.purgeCount {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.purgeCount = max(64, table.entries.count * 2)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      table.entries[id] = entry
      return entry
    }.publisher
  }
}
