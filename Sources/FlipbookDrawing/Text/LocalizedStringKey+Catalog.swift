extension LocalizedStringKey {
  /// Makes the key of a string catalogue with its values, as generated symbols do.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - value: The text that is shown where no table has the key, with places for the values.
  ///   - values: Whole numbers, numbers and texts, each with its conversion such as `%lld`, `%.1f` and `%@`.
  ///   - table: The table that has the key; nil for `Localizable`.
  ///   - module: The module whose table it is; nil for the main bundle's.
  public init(
    _catalogKey key: String, value: String, _ values: [(Any, String)], table: String?, module: String?
  ) {
    self.init(key)
    arguments = values.map { [Text.Segment(content: InlineMarkdown.escaped(Self.text(of: $0, as: $1)))] }
    counts = values.map { ($0.0 as? any BinaryInteger).map { Int(clamping: $0) } }
    segments = LocalizedFormat.segments(value, arguments)
    (self.table, self.module) = (table, module)
  }

  private static func text(of value: Any, as specifier: String) -> String {
    if specifier.contains("."), let number = value as? any BinaryFloatingPoint {
      return FormatSpecifier.format(Double(number), specifier: specifier)
    }
    return InterpolatedNumber.text(of: value) ?? String(describing: value)
  }
}
