import FlipbookTime
import Foundation

/// The entries that a scene keeps in its keychain. It is empty when the scene starts, and gone when it ends.
struct Keychain: Sendable {
  typealias Entry = [String: KeychainValue]

  private static let slot = SharedContextSlot(.scene) { Guarded(Keychain()) }
  private var entries: [Entry] = []

  static func withShared<Result: Sendable>(_ body: (inout Keychain) -> Result) -> Result {
    SceneContext.anyThread[slot].withLock(body)
  }

  /// The attributes that identify an entry of a class.
  private static let keys: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccessGroup, kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
    ],
    kSecClassKey: [kSecAttrAccessGroup, kSecAttrApplicationTag, kSecAttrLabel],
  ]

  /// Names of a query that say what is returned and how, not what is looked for.
  private static let orders: Set<String> = [
    kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef, kSecReturnRef,
    kSecValueData,
    kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseAuthenticationUI, kSecAttrAccessible,
    kSecAttrAccessControl, kSecUseOperationPrompt,
  ]

  mutating func add(_ entry: Entry) -> OSStatus {
    guard case .text(let kind)? = entry[kSecClass] else { return errSecParam }
    let entry = entry.filter {
      $0.key == kSecValueData || $0.key == kSecAttrAccessible || !Self.orders.contains($0.key)
    }
    let names = Self.keys[kind] ?? entry.keys.sorted()
    let isThere = entries.contains { other in
      other[kSecClass] == entry[kSecClass] && names.allSatisfy { other[$0] == entry[$0] }
    }
    guard !isThere else { return errSecDuplicateItem }
    entries.append(entry)
    return errSecSuccess
  }

  /// The entries that have all that a query says, in the order in which they were added.
  func matching(_ query: Entry) -> [Entry] { entries.filter { Self.matches($0, query) } }

  mutating func update(_ query: Entry, to changes: Entry) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    var status = errSecItemNotFound
    for index in entries.indices where Self.matches(entries[index], query) {
      entries[index].merge(changes) { $1 }
      status = errSecSuccess
    }
    return status
  }

  mutating func remove(_ query: Entry) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    let count = entries.count
    entries.removeAll { Self.matches($0, query) }
    return entries.count < count ? errSecSuccess : errSecItemNotFound
  }

  private static func matches(_ entry: Entry, _ query: Entry) -> Bool {
    query.allSatisfy { orders.contains($0.key) || entry[$0.key] == $0.value }
  }
}
