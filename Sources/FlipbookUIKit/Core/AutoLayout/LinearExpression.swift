/// A sum of variables with factors, and a constant.
struct LinearExpression: Hashable, Sendable {
  /// The variables with their factors; none twice.
  var terms: [LayoutVariable: Double]
  var constant: Double

  init(_ constant: Double = 0) {
    terms = [:]
    self.constant = constant
  }

  init(_ variable: LayoutVariable, times factor: Double = 1) {
    terms = [variable: factor]
    constant = 0
  }

  static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: 1)
  }

  static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs.adding(rhs, times: -1)
  }

  static func * (lhs: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression().adding(lhs, times: factor)
  }

  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += other.constant * factor
    // Any order: each variable has a sum of its own.
    for (variable, coefficient) in other.terms { sum.terms[variable, default: 0] += coefficient * factor }
    return sum
  }
}
