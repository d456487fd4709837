/// How an observed property has changed. One that is looked at has always been set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
