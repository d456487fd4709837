import Foundation

/// How a collection of objects holds and compares them.
open class NSPointerFunctions: NSObject {
  /// The ways to hold and compare objects, as a set.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory: Options = []
    /// Objects are not retained, and are gone with their last reference elsewhere.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are retained. Nothing is read as anything but an object.
    public static let opaqueMemory = Options(rawValue: 2 << 0)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they come in.
    public static let copyIn = Options(rawValue: 1 << 16)

    /// Whether objects are held weakly.
    var isWeak: Bool { rawValue & 0xff == 5 }
    /// Whether objects are compared by identity.
    var isByIdentity: Bool { rawValue & 0xff00 != 0 }
  }

  /// The options.
  public let options: Options

  /// Makes functions of options.
  public init(options: Options = []) {
    self.options = options
    super.init()
  }

  /// Makes functions of options.
  public static func pointerFunctions(with options: Options) -> NSPointerFunctions {
    NSPointerFunctions(options: options)
  }
}
