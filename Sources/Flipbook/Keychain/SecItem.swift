import Foundation

/// Adds an entry to the keychain, which a scene has to itself for as long as it runs.
///
/// - Parameter result: Gets what the attributes ask to be returned.
/// - Returns: `errSecDuplicateItem` when there is such an entry.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let entry = keychainEntry(attributes)
  let status = Keychain.withShared { $0.add(entry) }
  if status == errSecSuccess, let found = answer([entry], to: entry, isOne: true) { result?.pointee = found }
  return status
}

/// Finds entries of the keychain.
///
/// - Parameter result: Gets what the query asks to be returned: of one entry its bytes, its attributes or both, of all entries
///   a list of these.
/// - Returns: `errSecItemNotFound` when there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = keychainEntry(query)
  guard query[kSecClass] != nil else { return errSecParam }
  let found = Keychain.withShared { $0.matching(query) }
  guard !found.isEmpty else { return errSecItemNotFound }
  let limit = query[kSecMatchLimit]
  let isOne = limit == nil || limit == .text(kSecMatchLimitOne)
  result?.pointee = answer(found, to: query, isOne: isOne)
  return errSecSuccess
}

/// Changes the entries of the keychain that a query finds.
///
/// - Returns: `errSecItemNotFound` when there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (query, changes) = (keychainEntry(query), keychainEntry(attributesToUpdate))
  return Keychain.withShared { $0.update(query, to: changes) }
}

/// Removes the entries of the keychain that a query finds.
///
/// - Returns: `errSecItemNotFound` when there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = keychainEntry(query)
  return Keychain.withShared { $0.remove(query) }
}

/// Says what a result of the keychain means; nil for numbers that it doesn't give.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: nil
  }
}

private func keychainEntry(_ attributes: CFDictionary) -> Keychain.Entry {
  var entry: Keychain.Entry = [:]
  for name in attributes.keys.compactMap({ $0.base as? String }).sorted() {
    if let value = attributes[name].flatMap({ KeychainValue($0) }) { entry[name] = value }
  }
  return entry
}

/// The result of a query for the entries that it finds; nil where it asks for nothing.
private func answer(_ found: [Keychain.Entry], to query: Keychain.Entry, isOne: Bool) -> CFTypeRef? {
  let (wantsData, wantsAttributes) = (
    query[kSecReturnData]?.isTrue == true, query[kSecReturnAttributes]?.isTrue == true
  )
  guard wantsData || wantsAttributes else { return nil }
  let answers: [Any] = found.compactMap { entry in
    guard wantsAttributes else { return entry[kSecValueData]?.object }
    return entry.filter { wantsData || $0.key != kSecValueData }.mapValues(\.object)
  }
  return isOne ? answers.first.map { $0 as AnyObject } : answers as AnyObject
}
