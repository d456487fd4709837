/// The syntax of scripts: the part of ECMAScript that expressions of animations use.
enum LottieScriptSyntax {
  /// An operator of two operands.
  enum Operator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case power = "**"
    case and = "&"
    case or = "|"
    case exclusiveOr = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case shiftRightUnsigned = ">>>"
    case equal = "=="
    case unequal = "!="
    case same = "==="
    case different = "!=="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case both = "&&"
    case either = "||"
    case present = "??"
    case contains = "in"
    case instance = "instanceof"
  }

  /// An operator of one operand.
  enum Prefix: String, Sendable {
    case minus = "-"
    case plus = "+"
    case not = "!"
    case invert = "~"
    case type = "typeof"
    case void = "void"
    case delete = "delete"
  }

  /// A part of a script that has a value.
  indirect enum Expression: Sendable {
    case number(Double)
    case string(String)
    case boolean(Bool)
    case null
    case undefined
    case template([String], [Expression])
    case name(String)
    case array([Expression])
    case spread(Expression)
    case object([Entry])
    case function(Function)
    /// A value and the key of its member.
    case member(Expression, Expression, isOptional: Bool)
    case call(Expression, [Expression])
    case new(Expression, [Expression])
    case prefix(Prefix, Expression)
    /// `++` and `--`.
    case step(Expression, by: Double, isPrefix: Bool)
    case binary(Operator, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// An assignment, with an operator or none.
    case assign(Expression, Operator?, Expression)
    case sequence([Expression])
  }

  /// A member of an object in braces.
  struct Entry: Sendable {
    var key: Expression
    var value: Expression
  }

  /// A function with its parameters and its body.
  final class Function: Sendable {
    let name: String?
    let parameters: [Expression]
    let defaults: [Expression?]
    let body: [Statement]

    init(name: String?, parameters: [Expression], defaults: [Expression?], body: [Statement]) {
      (self.name, self.parameters, self.defaults, self.body) = (name, parameters, defaults, body)
    }
  }

  /// A variable with its first value.
  struct Variable: Sendable {
    /// A name, or a list or object of names.
    var target: Expression
    var value: Expression?
  }

  /// A group of `switch`; the test is nil for the default.
  struct Case: Sendable {
    var test: Expression?
    var body: [Statement]
  }

  /// A part of a script that does something.
  indirect enum Statement: Sendable {
    case empty
    case expression(Expression)
    /// Variables; block-scoped for `let` and `const`.
    case variables([Variable], isBlockScoped: Bool)
    case function(Function)
    case `return`(Expression?)
    case `if`(Expression, Statement, Statement?)
    case block([Statement])
    case `while`(Expression, Statement)
    case doWhile(Statement, Expression)
    case `for`(Statement, Expression?, Expression?, Statement)
    /// A loop over keys, or over values.
    case forEach(Expression, Expression, isOverValues: Bool, Statement)
    case `break`
    case `continue`
    case `throw`(Expression)
    case `try`(Statement, name: String?, handler: Statement?, last: Statement?)
    case `switch`(Expression, [Case])
  }
}
