/// Stands for Core Foundation's range, in UTF-16 units of a text.
public struct CFRange: Hashable, Sendable {
  /// The first unit.
  public var location: Int
  /// The number of units.
  public var length: Int

  /// Makes an empty range at the start.
  public init() { self.init(location: 0, length: 0) }

  /// Makes a range.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

/// Makes a range.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
