/// The kind of a change of an observed property. In a film it has always been set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
