import Foundation

extension MathParser {
  /// The atom of a command whose name was read.
  ///
  /// - Parameter start: The place of its backslash.
  mutating func command(_ name: String, _ start: Int) throws(MathFailure) -> MathNode {
    func node(_ kind: MathNode.Kind, _ end: Int) -> MathNode { MathNode(source: start..<end, kind: kind) }
    if let (text, hasLimits) = MathSymbols.large[name] {
      return node(.large(text, hasLimits: hasLimits), place)
    }
    if let hasLimits = MathSymbols.functions[name] {
      let word = ["limsup": "lim sup", "liminf": "lim inf"][name] ?? name
      return node(hasLimits ? .large(word, hasLimits: true) : .word(word, isOperator: true), place)
    }
    if let width = MathSymbols.spaces[name] { return node(.space(width), place) }
    if let symbol = MathSymbols.symbol(name) { return node(.symbol(symbol.text, symbol.kind), place) }
    if let (text, isWide) = MathSymbols.accents[name] {
      let base = try argument(of: "\\" + name)
      return node(.accent(text, base, isWide: isWide), place)
    }
    if let alphabet = MathAlphabet(command: name) {
      if name == "operatorname" { return node(.word(try plainGroup(of: name), isOperator: true), place) }
      let before = self.alphabet
      self.alphabet = alphabet
      defer { self.alphabet = before }
      return node(.row([try argument(of: "\\" + name)]), place)
    }
    switch name {
    case "frac", "dfrac", "tfrac", "binom":
      let upper = try argument(of: "\\" + name)
      let lower = try argument(of: "\\" + name)
      let isDisplay: Bool? = name == "dfrac" ? true : name == "tfrac" ? false : nil
      let fraction = node(.fraction(upper, lower, hasRule: name != "binom", isDisplay: isDisplay), place)
      return name == "binom" ? node(.fenced("(", fraction, ")"), place) : fraction
    case "sqrt": return try root(start)
    case "left": return try fenced(start)
    case "begin": return try table(start)
    case "text", "textrm", "mbox": return node(.word(try plainGroup(of: name), isOperator: false), place)
    case "overline", "underline":
      let base = try argument(of: "\\" + name)
      return node(.line(base, isOver: name == "overline"), place)
    case "overbrace", "underbrace":
      let base = try argument(of: "\\" + name)
      return node(.brace(base, isOver: name == "overbrace"), place)
    default: throw failure("\\\(name) is not known", at: start)
    }
  }

  private mutating func root(_ start: Int) throws(MathFailure) -> MathNode {
    skipSpace()
    var degree: MathNode?
    if peek == "[" {
      let begin = place
      place += 1
      let nodes = try row(until: "]")
      guard peek == "]" else { throw failure("the bracket [ is not closed", at: begin) }
      place += 1
      degree = MathNode(source: begin..<place, kind: .row(nodes))
    }
    let body = try argument(of: "\\sqrt")
    return MathNode(source: start..<place, kind: .root(body, degree: degree))
  }

  /// The fence behind `\left` or `\right`; empty for `.`.
  private mutating func fence(of name: String) throws(MathFailure) -> String {
    skipSpace()
    guard let next = peek else { throw failure("a bracket must follow \\\(name)") }
    let begin = place
    place += next.count
    if next == "." { return "" }
    if next.first == "\\" {
      let command = String(next.dropFirst())
      if command == "|" { return "‖" }
      if let symbol = MathSymbols.symbol(command), symbol.kind == .opening || symbol.kind == .closing {
        return symbol.text
      }
      if command == "vert" { return "|" }
    } else if "()[]|/<>".contains(next) {
      return next == "<" ? "⟨" : next == ">" ? "⟩" : next
    }
    throw failure("\(next) is no bracket", at: begin)
  }

  private mutating func fenced(_ start: Int) throws(MathFailure) -> MathNode {
    let left = try fence(of: "left")
    let begin = place
    let nodes = try row()
    guard peek == "\\right" else { throw failure("\\left has no \\right", at: start) }
    let body = MathNode(source: begin..<place, kind: .row(nodes))
    place += "\\right".count
    let right = try fence(of: "right")
    return MathNode(source: start..<place, kind: .fenced(left, body, right))
  }

  // MARK: Tables

  private mutating func table(_ start: Int) throws(MathFailure) -> MathNode {
    let name = try plainGroup(of: "begin")
    var table = MathNode.Table(rows: [])
    switch name {
    case "matrix": break
    case "pmatrix": (table.left, table.right) = ("(", ")")
    case "bmatrix": (table.left, table.right) = ("[", "]")
    case "Bmatrix": (table.left, table.right) = ("{", "}")
    case "vmatrix": (table.left, table.right) = ("|", "|")
    case "Vmatrix": (table.left, table.right) = ("‖", "‖")
    case "cases": (table.left, table.alignments) = ("{", [-1])
    case "aligned", "align", "align*", "split":
      (table.alignments, table.gap, table.isDisplay) = ([1, -1], 0, true)
    case "gathered", "gather": table.isDisplay = true
    case "array":
      let columns = try plainGroup(of: "array").filter { "lcr".contains($0) }
      table.alignments = columns.map { $0 == "l" ? -1 : $0 == "r" ? 1 : 0 }
      if table.alignments.isEmpty { table.alignments = [0] }
    default: throw failure("a table \"\(name)\" is not known", at: start)
    }
    var cells: [MathNode] = []
    while true {
      let begin = place
      var nodes = try row()
      // The sign that begins the right half of an equation has something to its left.
      if table.gap == 0, cells.count % 2 == 1 {
        nodes.insert(MathNode(source: begin..<begin, kind: .row([])), at: 0)
      }
      cells.append(MathNode(source: begin..<place, kind: .row(nodes)))
      switch peek {
      case "&": place += 1
      case "\\\\":
        place += 2
        table.rows.append(cells)
        cells = []
      case "\\end":
        place += "\\end".count
        let end = try plainGroup(of: "end")
        guard end == name else { throw failure("\\end{\(end)} closes \\begin{\(name)}", at: start) }
        // A last row that is empty is what a last `\\` leaves.
        let isEmpty = cells.count == 1 && cells[0].kind == .row([])
        if !isEmpty || table.rows.isEmpty { table.rows.append(cells) }
        return MathNode(source: start..<place, kind: .table(table))
      default: throw failure("\\begin{\(name)} has no \\end", at: start)
      }
    }
  }
}
