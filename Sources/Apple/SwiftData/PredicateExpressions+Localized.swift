import Flipbook

extension PredicateExpressions {
  /// Whether a text holds another, whatever their capitals and accents.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// The part.
    public let other: Other

    /// Whether it does, with the values of a predicate.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      func folded(_ text: some StringProtocol) -> String {
        String(text).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      }
      let part = folded(try other.evaluate(bindings))
      let text = folded(try root.evaluate(bindings))
      return !part.isEmpty && text.contains(part)
    }
  }

  /// Whether a text holds another: what `#Predicate` makes of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
