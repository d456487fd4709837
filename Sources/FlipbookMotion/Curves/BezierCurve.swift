/// A Bézier timing curve: its control points say what it is, its table evaluates it.
struct BezierCurve: Hashable, Sendable {
  let table: BezierTable

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    table = BezierTable(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  var x1: Double { table.x1 }
  var y1: Double { table.y1 }
  var x2: Double { table.x2 }
  var y2: Double { table.y2 }

  static func == (lhs: BezierCurve, rhs: BezierCurve) -> Bool {
    lhs.table === rhs.table
      || (lhs.x1 == rhs.x1 && lhs.y1 == rhs.y1 && lhs.x2 == rhs.x2 && lhs.y2 == rhs.y2)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}
