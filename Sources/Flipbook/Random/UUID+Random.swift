extension UUID {
  /// Makes a version 4 identifier whose bits follow from `--seed`; hides Foundation's in a file that imports
  /// Flipbook.
  public init() {
    var bytes = [UInt8]()
    for _ in 0..<2 {
      let word: UInt64 = SceneRandom.next()
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
        bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

/// Makes an identifier whose bits follow from `--seed`. As a function it hides the class's initializer, which takes chance.
public func NSUUID() -> Foundation.NSUUID { UUID() as Foundation.NSUUID }

extension ProcessInfo {
  /// A text that no other call gives; it follows from `--seed`.
  @_disfavoredOverload
  public var globallyUniqueString: String { UUID().uuidString }
}
