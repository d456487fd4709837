/// The messages sent to a page that it has not confirmed.
struct UnreadMessages {
  /// The most bytes: a few pictures of the largest films.
  static let mostBytes = 256 << 20
  /// The most messages.
  static let mostMessages = 4_096

  /// Sizes in bytes, the oldest first.
  private var sizes: [Int] = []
  private(set) var bytes = 0
  /// How many were confirmed since the page opened.
  private var confirmed = 0

  /// Counts a message.
  ///
  /// - Returns: False where too much is unread; the message is not counted then. One message alone is never too much.
  mutating func add(_ size: Int) -> Bool {
    guard sizes.isEmpty || bytes + size <= Self.mostBytes && sizes.count < Self.mostMessages else {
      return false
    }
    sizes.append(size)
    bytes += size
    return true
  }

  /// - Parameter count: How many messages the page has read since it opened.
  /// - Returns: False where that is more than was sent.
  mutating func confirm(_ count: Int) -> Bool {
    let newly = count - confirmed
    guard newly <= sizes.count else { return false }
    guard newly > 0 else { return true }
    bytes -= sizes.prefix(newly).reduce(0, +)
    sizes.removeFirst(newly)
    confirmed = count
    return true
  }
}
