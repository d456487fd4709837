/// The identity of an element whose own is that of elements before it.
struct RepeatedIdentity: Hashable {
  let id: AnyHashable
  /// How many elements before it have the identity.
  let count: Int
}
