/// How bright a layer may be.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  /// The name of the range.
  public let rawValue: String
  /// Makes a range from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As bright as white at most, as all of a film.
  public static let automatic = CADynamicRange(rawValue: "automatic")
  /// As bright as white at most.
  public static let standard = CADynamicRange(rawValue: "standard")
  /// A little brighter than white. A film has no such colours, which is reported.
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  /// Brighter than white. A film has no such colours, which is reported.
  public static let high = CADynamicRange(rawValue: "high")
}
