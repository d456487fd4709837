extension SpriteView {
  /// Numbers and outlines over the scene, which a film doesn't show.
  public struct DebugOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Frames a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The number of calls.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// The number of rectangles.
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    /// Outlines of bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
    /// Outlines of fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }
}
