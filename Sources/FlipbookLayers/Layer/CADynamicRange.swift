/// How bright a layer may be.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let automatic = CADynamicRange(rawValue: "automatic")
  /// As bright as white at most.
  public static let standard = CADynamicRange(rawValue: "standard")
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  public static let high = CADynamicRange(rawValue: "high")
}

/// How contents brighter than white are brought down to what is shown.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  public static let never = CAToneMapMode(rawValue: "never")
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}

/// Says that films end at white.
enum DynamicRange {
  static func warn(_ property: String) {
    LayerInput.warn(
      "dynamic-range",
      "A layer's \(property) asks for colours brighter than white; a film has none, and they are drawn as white."
    )
  }
}
