/// The options of a context of Core Image's. It makes no difference to pixels here.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the main processor does the work.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colours that are worked in.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colours of results.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}
