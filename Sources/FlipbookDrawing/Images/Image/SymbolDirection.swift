/// Symbols that point forward or backward along a line of text.
enum SymbolDirection {
  /// Returns the symbol that stands for one where lines are read from right to left: `chevron.backward` for
  /// `chevron.forward`.
  ///
  /// Those of players, such as `forward.fill`, point along time and stay.
  static func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      switch part {
      case "forward" where index > 0: "backward"
      case "backward" where index > 0: "forward"
      default: String(part)
      }
    }
    .joined(separator: ".")
  }
}
