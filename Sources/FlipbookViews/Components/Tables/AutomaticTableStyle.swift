/// The style that fits the place.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}
