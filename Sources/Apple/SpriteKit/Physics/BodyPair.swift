/// Two bodies, or two parts of them, as a key.
struct BodyPair: Hashable {
  let one: ObjectIdentifier
  let other: ObjectIdentifier
  var part = 0
  var otherPart = 0

  /// The bodies, whatever their parts.
  var whole: BodyPair { BodyPair(one: one, other: other) }
}
