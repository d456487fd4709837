/// A table for each component, not premultiplied: what each of its 256 steps becomes.
public struct ColorTables: Hashable, Sendable {
  /// The value of each step of red.
  public var red: [UInt8]
  /// The value of each step of green.
  public var green: [UInt8]
  /// The value of each step of blue.
  public var blue: [UInt8]
  /// The value of each step of alpha; pixels without alpha stay clear.
  public var alpha: [UInt8]

  /// The table that changes nothing.
  public static let identity = (0...255).map { UInt8($0) }

  /// Makes tables of 256 steps each; those of another length change nothing.
  public init(
    red: [UInt8] = ColorTables.identity, green: [UInt8] = ColorTables.identity,
    blue: [UInt8] = ColorTables.identity, alpha: [UInt8] = ColorTables.identity
  ) {
    func whole(_ table: [UInt8]) -> [UInt8] { table.count == 256 ? table : Self.identity }
    (self.red, self.green, self.blue, self.alpha) = (whole(red), whole(green), whole(blue), whole(alpha))
  }

  /// The steps of a curve, clamped and rounded.
  ///
  /// - Parameter curve: From 0…1 to 0…1.
  public static func steps(_ curve: (Double) -> Double) -> [UInt8] {
    (0...255).map { step in
      let value = curve(Double(step) / 255)
      return value > 0 ? UInt8(min(1, value) * 255 + 0.5) : 0
    }
  }

  package func hash(into hasher: inout ContentHasher) {
    for table in [red, green, blue, alpha] {
      for start in stride(from: 0, to: 256, by: 8) {
        hasher.combine(Int(bitPattern: table[start..<start + 8].reduce(0 as UInt) { $0 << 8 | UInt($1) }))
      }
    }
  }
}
