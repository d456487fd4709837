/// The content of an axis with its type erased.
public struct AnyAxisContent: AxisContent {
  /// The groups of marks as charts take them.
  public let _specs: [_AxisSpec]

  /// Hides the type of content.
  public init(_ content: some AxisContent) { _specs = content._specs }
  /// Hides the type of content.
  public init(erasing content: some AxisContent) { _specs = content._specs }
}
