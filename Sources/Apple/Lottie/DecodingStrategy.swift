import Flipbook

/// How a device reads files; here there is one way.
public enum DecodingStrategy: Hashable, Sendable {
  case legacyCodable
  case dictionaryBased
}
