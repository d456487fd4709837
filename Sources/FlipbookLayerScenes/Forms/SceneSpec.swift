/// The keys of a kind of object.
struct SceneSpec: Sendable {
  /// The name in messages: `a shape layer`.
  let name: String
  let keys: [SceneKey]
  let names: [String]
  let known: Set<String>
  /// Where keys belong that this kind of object doesn't have, for messages.
  let elsewhere: [String: String]

  init(_ name: String, _ keys: [SceneKey], elsewhere: [String: String] = [:]) {
    self.name = name
    self.keys = keys
    self.elsewhere = elsewhere
    names = keys.map(\.name)
    known = Set(names)
  }
}
