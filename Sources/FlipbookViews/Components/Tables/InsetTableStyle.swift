/// Rows without lines around the table.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}
