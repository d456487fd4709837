import FlipbookTime
import Foundation
import Testing

@testable import Flipbook

@Suite("The keychain")
struct KeychainTests {
  private static func entry(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "app", kSecAttrAccount: account,
    ]
    return own.merging(more) { $1 }
  }

  @Test("an entry is added once, found, changed and removed; a scene begins without any")
  @MainActor func entries() {
    SceneContext.current.nextScene().whileCurrent {
      #expect(SecItemCopyMatching(Self.entry("a"), nil) == errSecItemNotFound)
      let password = Data("secret".utf8)
      #expect(SecItemAdd(Self.entry("a", [kSecValueData: password]), nil) == errSecSuccess)
      #expect(SecItemAdd(Self.entry("a", [kSecValueData: Data()]), nil) == errSecDuplicateItem)
      #expect(SecItemAdd(Self.entry("b", [kSecValueData: Data("other".utf8)]), nil) == errSecSuccess)
      var found: AnyObject?
      let query = Self.entry("a", [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
      #expect(found as? Data == password)
      let change: [String: Any] = [kSecValueData: Data("new".utf8)]
      #expect(SecItemUpdate(Self.entry("a"), change) == errSecSuccess)
      #expect(SecItemUpdate(Self.entry("c"), change) == errSecItemNotFound)
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data("new".utf8))
      #expect(SecItemDelete(Self.entry("a")) == errSecSuccess)
      #expect(SecItemDelete(Self.entry("a")) == errSecItemNotFound)
    }
    SceneContext.current.nextScene().whileCurrent {
      #expect(SecItemCopyMatching(Self.entry("b"), nil) == errSecItemNotFound)
    }
  }

  @Test("all entries of a class are a list, with what is asked for")
  @MainActor func lists() {
    SceneContext.current.nextScene().whileCurrent {
      for name in ["a", "b"] {
        #expect(SecItemAdd(Self.entry(name, [kSecValueData: Data(name.utf8)]), nil) == errSecSuccess)
      }
      var found: CFTypeRef?
      var query: [String: Any] = [
        kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
        kSecReturnAttributes: kCFBooleanTrue!,
      ]
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
      let attributes = found as? [[String: Any]]
      #expect(attributes?.compactMap { $0[kSecAttrAccount] as? String } == ["a", "b"])
      #expect(attributes?.allSatisfy { $0[kSecValueData] == nil } == true)
      query[kSecReturnData] = true
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
      #expect(
        (found as? [[String: Any]])?.compactMap { $0[kSecValueData] as? Data } == [
          Data("a".utf8), Data("b".utf8),
        ])
      #expect(SecItemDelete([kSecClass: kSecClassInternetPassword]) == errSecItemNotFound)
    }
  }

  @Test("what has no class is refused, and results say what they mean")
  func refused() {
    #expect(SecItemAdd([kSecAttrAccount: "a"], nil) == errSecParam)
    #expect(SecItemDelete([:]) == errSecParam && SecItemUpdate([:], [:]) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("could not be found") == true)
    #expect(SecCopyErrorMessageString(7, nil) == nil)
  }
}
