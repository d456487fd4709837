/// A place for a value in a text of a table: `%lld`, `%2$@`, `%1$(number)lld`, `%#@people@`.
package struct TextConversion {
  package var range: Range<String.Index>
  /// The number of the value, from 0; nil for the next.
  package var index: Int?
  /// The name of the value in parentheses; nil for none.
  package var label: String?
  /// The name of a part with forms of its own, as `people`; nil for a value.
  package var variable: String?
  /// The conversion without its number and name: `lld`, `.1f`, `@`; `%` for a percent sign. Nil for a part with forms of
  /// its own.
  package var specifier: String?

  /// Whether it stands for a percent sign.
  package var isPercent: Bool { specifier?.last == "%" }

  private static var pattern: Regex<(Substring, Substring?, Substring?, Substring?, Substring?)> {
    /%(?:([0-9]+)\$)?(?:\(([A-Za-z_]\w*)\))?(?:#@([^@]*)@|([-+ 0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfeEgGcCsSpaAF%]))/
  }

  /// The conversions of a text, in order.
  package static func find(in text: String) -> [TextConversion] {
    text.matches(of: pattern).map { match in
      TextConversion(
        range: match.range, index: match.1.flatMap { Int($0) }.map { $0 - 1 },
        label: match.2.map(String.init),
        variable: match.3.map(String.init), specifier: match.4.map(String.init))
    }
  }
}
