/// Finds lengths that meet linear equations and inequalities: all required ones, and the others in order of
/// priority, each level as nearly as those above it allow.
///
/// The method is the Cassowary algorithm (Badros, Borning and Stuckey, 2001) without its later edits: a simplex
/// tableau whose objective holds a component per level of priority and is compared component by component.
struct ConstraintSolver {
  /// The comparison of an expression with zero.
  enum Relation: Hashable, Sendable {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  /// A component for each level of priority, the highest first.
  typealias Weights = SIMD8<Double>
  static let levelCount = Weights.scalarCount

  private enum Kind {
    /// A variable of the layout; any value.
    case external
    /// The remainder of an inequality; never negative.
    case slack
    /// The amount by which an optional constraint is missed; never negative.
    case error
    /// A mark of a required equation; always zero.
    case dummy
  }

  private struct Symbol: Hashable {
    let number: Int
  }

  private struct Row {
    var cells: [Symbol: Double] = [:]
    var constant = 0.0

    mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
      let sum = (cells[symbol] ?? 0) + coefficient
      cells[symbol] = abs(sum) < 1e-9 ? nil : sum
    }

    mutating func insert(_ row: Row, times factor: Double) {
      constant += row.constant * factor
      // Any order: each symbol has a sum of its own.
      for (symbol, coefficient) in row.cells { insert(symbol, coefficient * factor) }
    }

    /// Turns `0 = self` into `symbol = …`.
    mutating func solve(for symbol: Symbol) {
      let factor = -1 / cells[symbol]!
      cells[symbol] = nil
      constant *= factor
      // Any order: each factor is changed by itself.
      for key in cells.keys { cells[key]! *= factor }
    }

    /// Turns `basic = self` into `symbol = …`.
    mutating func solve(for symbol: Symbol, insteadOf basic: Symbol) {
      insert(basic, -1)
      solve(for: symbol)
    }

    mutating func substitute(_ symbol: Symbol, by row: Row) {
      guard let coefficient = cells.removeValue(forKey: symbol) else { return }
      insert(row, times: coefficient)
    }
  }

  private var kinds: [Kind] = []
  private var externals: [LayoutVariable: Symbol] = [:]
  private var rows: [Symbol: Row] = [:]
  /// The share of each symbol outside the tableau's basis in the errors.
  private var objective: [Symbol: Weights] = [:]

  init() {}

  // MARK: Building

  /// Adds a constraint that must hold. Returns false, and leaves it out, where it contradicts those before
  /// it.
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    var row = makeRow(expression)
    var slack: Symbol?
    if relation != .equal {
      let symbol = makeSymbol(.slack)
      row.insert(symbol, relation == .lessOrEqual ? 1 : -1)
      slack = symbol
    }
    var dummy: Symbol?
    if relation == .equal {
      let symbol = makeSymbol(.dummy)
      row.insert(symbol, 1)
      dummy = symbol
    }
    return enter(row, own: [slack, dummy].compactMap { $0 })
  }

  /// Adds a constraint to be met as nearly as those of higher levels allow.
  ///
  /// - Parameter level: 0 for the highest priority, up to `levelCount - 1`.
  mutating func prefer(_ expression: LinearExpression, _ relation: Relation, level: Int, weight: Double = 1) {
    var row = makeRow(expression)
    var own: [Symbol] = []
    var weights = Weights.zero
    weights[min(max(level, 0), Self.levelCount - 1)] = weight
    switch relation {
    case .equal:
      let (above, below) = (makeSymbol(.error), makeSymbol(.error))
      row.insert(above, -1)
      row.insert(below, 1)
      objective[above, default: .zero] += weights
      objective[below, default: .zero] += weights
      own = [above, below]
    case .lessOrEqual, .greaterOrEqual:
      let sign = relation == .lessOrEqual ? 1.0 : -1.0
      let (slack, error) = (makeSymbol(.slack), makeSymbol(.error))
      row.insert(slack, sign)
      row.insert(error, -sign)
      objective[error, default: .zero] += weights
      own = [slack, error]
    }
    _ = enter(row, own: own)
  }

  /// Returns the value found for a variable; zero for one that no constraint mentions.
  func value(_ variable: LayoutVariable) -> Double {
    guard let symbol = externals[variable] else { return 0 }
    return rows[symbol]?.constant ?? 0
  }

  func mentions(_ variable: LayoutVariable) -> Bool { externals[variable] != nil }

  private mutating func makeSymbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    return Symbol(number: kinds.count - 1)
  }

  private func kind(_ symbol: Symbol) -> Kind { kinds[symbol.number] }

  /// Returns an expression in symbols outside the basis.
  private mutating func makeRow(_ expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for (variable, coefficient) in expression.terms.sorted(by: { $0.key.number < $1.key.number })
    where coefficient != 0 {
      let symbol: Symbol
      if let known = externals[variable] {
        symbol = known
      } else {
        symbol = makeSymbol(.external)
        externals[variable] = symbol
      }
      if let basic = rows[symbol] {
        row.insert(basic, times: coefficient)
      } else {
        row.insert(symbol, coefficient)
      }
    }
    return row
  }

  /// Enters `0 = row` into the tableau, and optimizes it again.
  private mutating func enter(_ row: Row, own: [Symbol]) -> Bool {
    var row = row
    if row.constant < 0 {
      row.constant = -row.constant
      // Any order: each factor is changed by itself.
      for key in row.cells.keys { row.cells[key]! *= -1 }
    }
    if let subject = subject(of: row, own: own) {
      row.solve(for: subject)
      substitute(subject, by: row)
      rows[subject] = row
    } else if row.cells.keys.allSatisfy({ kind($0) == .dummy }) {
      // Without a symbol to choose, the row holds already or never will.
      guard abs(row.constant) < 1e-6, let dummy = own.first(where: { row.cells[$0] != nil }) else {
        return false
      }
      row.solve(for: dummy)
      substitute(dummy, by: row)
      rows[dummy] = row
    } else if !enterWithArtificial(row) {
      return false
    }
    optimize()
    return true
  }

  /// Returns a symbol that can become the row's own: one of any value, or a new one that must not be negative
  /// and would not be.
  private func subject(of row: Row, own: [Symbol]) -> Symbol? {
    // Any order: the least of numbers that differ.
    let external = row.cells.keys.filter { kind($0) == .external }.min { $0.number < $1.number }
    if let external { return external }
    return own.first { symbol in
      kind(symbol) != .dummy && (row.cells[symbol] ?? 0) < 0
    }
  }

  /// Looks for values that make a row zero, by minimizing a new symbol in its place.
  private mutating func enterWithArtificial(_ row: Row) -> Bool {
    let artificial = makeSymbol(.slack)
    rows[artificial] = row
    var goal: [Symbol: Weights] = [:]
    // Any order: each symbol has an entry of its own.
    for (symbol, coefficient) in row.cells { goal[symbol] = Weights(repeating: coefficient) }
    let outer = objective
    objective = goal
    let trial = rows
    optimizeKeeping(outer)
    let isZero = (rows[artificial]?.constant ?? 0) < 1e-6
    guard isZero else {
      // The constraint can't be met: back to the rows before.
      rows = trial
      rows[artificial] = nil
      objective = outer
      return false
    }
    if let left = rows.removeValue(forKey: artificial) {
      guard
        let pivot = left.cells.keys.filter({ kind($0) != .dummy }).min(by: { $0.number < $1.number })
      else {
        objective = pending
        return true
      }
      var own = left
      own.solve(for: pivot, insteadOf: artificial)
      own.cells[artificial] = nil
      objective = pending
      substitute(pivot, by: own)
      rows[pivot] = own
    } else {
      objective = pending
    }
    // Any order: each row is changed by itself.
    for key in rows.keys { rows[key]!.cells[artificial] = nil }
    objective[artificial] = nil
    return true
  }

  /// The real objective while that of an artificial symbol is being minimized.
  private var pending: [Symbol: Weights] = [:]

  private mutating func optimizeKeeping(_ outer: [Symbol: Weights]) {
    pending = outer
    isTrying = true
    optimize()
    isTrying = false
  }

  private var isTrying = false

  // MARK: Solving

  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    // Any order: each row is changed by itself.
    for key in rows.keys { rows[key]!.substitute(symbol, by: row) }
    Self.substitute(symbol, by: row, in: &objective)
    if isTrying { Self.substitute(symbol, by: row, in: &pending) }
  }

  private static func substitute(_ symbol: Symbol, by row: Row, in objective: inout [Symbol: Weights]) {
    guard let weights = objective.removeValue(forKey: symbol) else { return }
    // Any order: each symbol has a sum of its own.
    for (other, coefficient) in row.cells { objective[other, default: .zero] += weights * coefficient }
  }

  /// Exchanges symbols until no exchange makes the objective smaller.
  private mutating func optimize() {
    // Far more exchanges than a layout needs; one that doesn't converge through rounding ends here.
    for _ in 0..<10_000 {
      guard
        // Any order: the least of numbers that differ.
        let entering = objective.filter({ kind($0.key) != .dummy && Self.isNegative($0.value) }).keys
          .min(by: { $0.number < $1.number })
      else { return }
      var leaving: Symbol?
      var least = Double.infinity
      var candidates: [(symbol: Symbol, ratio: Double)] = []
      // Any order: the candidates are sorted below.
      for (symbol, row) in rows where kind(symbol) != .external {
        guard let coefficient = row.cells[entering], coefficient < 0 else { continue }
        candidates.append((symbol, -row.constant / coefficient))
      }
      // The first of nearly equal ones depends on the order, since nearness is not transitive.
      candidates.sort { $0.symbol.number < $1.symbol.number }
      for (symbol, ratio) in candidates where ratio < least - 1e-12 { (least, leaving) = (ratio, symbol) }
      guard let leaving, var row = rows.removeValue(forKey: leaving) else { return }
      row.solve(for: entering, insteadOf: leaving)
      substitute(entering, by: row)
      rows[entering] = row
    }
  }

  /// Whether the first component that counts is below zero.
  private static func isNegative(_ weights: Weights) -> Bool {
    for level in 0..<levelCount where abs(weights[level]) > 1e-9 { return weights[level] < 0 }
    return false
  }
}
