extension CodeRules {
  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  init(_ language: CodeLanguage) {
    switch language {
    case .plain: self.init(hasNumbers: false)
    case .swift: self = Self.swift
    case .json: self = Self.json
    case .python: self = Self.python
    case .javascript: self = Self.javascript
    case .shell: self = Self.shell
    case .c: self = Self.c
    }
  }

  private static var swift: CodeRules {
    CodeRules(
      keywords: words(
        "actor any as associatedtype async await borrowing break case catch class consume consuming continue "
          + "convenience default defer deinit do else enum extension fallthrough false fileprivate final for func "
          + "get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil "
          + "nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private "
          + "protocol public repeat required rethrows return self set some static struct subscript super switch "
          + "throw throws true try typealias unowned var weak where while willSet didSet yield"),
      types: ["Self"], lineComments: ["//"], blockComment: ("/*", "*/"), nestsComments: true, quotes: ["\""],
      longQuotes: ["\"\"\""], hasRawStrings: true, hasInterpolation: true, attributeMarks: ["@", "#"],
      capitalsAreTypes: true, hasCalls: true)
  }

  private static var json: CodeRules {
    CodeRules(
      keywords: ["true", "false", "null"], lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\""],
      hasPropertyStrings: true)
  }

  private static var python: CodeRules {
    CodeRules(
      keywords: words(
        "and as assert async await break case class continue def del elif else except False finally for from "
          + "global if import in is lambda match None nonlocal not or pass raise return self True try while with "
          + "yield"),
      types: words("bool bytes dict float frozenset int list object range set str tuple type"),
      lineComments: ["#"], quotes: ["\"", "'"], longQuotes: ["\"\"\"", "'''"], attributeMarks: ["@"],
      capitalsAreTypes: true, hasCalls: true)
  }

  private static var javascript: CodeRules {
    CodeRules(
      keywords: words(
        "abstract as async await break case catch class const continue debugger declare default delete do else "
          + "enum export extends false finally for from function if implements import in instanceof interface "
          + "keyof let new null of private protected public readonly return static super switch this throw true try "
          + "type typeof undefined var void while with yield"),
      types: words("any boolean never number object string symbol unknown"),
      lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"", "'"], longQuotes: ["`"],
      attributeMarks: ["@"], capitalsAreTypes: true, hasCalls: true)
  }

  private static var shell: CodeRules {
    CodeRules(
      keywords: words(
        "case do done elif else esac export fi for function if in local readonly return select set shift source "
          + "then trap unset until while exit cd echo"),
      lineComments: ["#"], quotes: ["\"", "'"], attributeMarks: ["$"], commentsStandApart: true)
  }

  private static var c: CodeRules {
    CodeRules(
      keywords: words(
        "alignas alignof auto break case catch class concept const constexpr continue default delete do else enum "
          + "explicit extern false for friend goto if inline namespace new noexcept nullptr operator override "
          + "private protected public register requires restrict return sizeof static struct switch template this "
          + "throw true try typedef typename union using virtual volatile while NULL YES NO nil self"),
      types: words(
        "bool char double float int long short signed unsigned void size_t ssize_t ptrdiff_t int8_t int16_t int32_t "
          + "int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t wchar_t"),
      lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"", "'"], attributeMarks: ["#", "@"],
      capitalsAreTypes: true, hasCalls: true)
  }
}
