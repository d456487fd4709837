/// The bindings that selections go to.
@MainActor
struct SelectionActions {
  /// The sum of a pie's values; nil without one.
  var angleTotal: Double?
  var x: [@MainActor (Datum?) -> Void] = []
  var y: [@MainActor (Datum?) -> Void] = []
  var angle: [@MainActor (Datum?) -> Void] = []
  var xRange: [@MainActor (Datum?, Datum?) -> Void] = []
  var yRange: [@MainActor (Datum?, Datum?) -> Void] = []

  var isEmpty: Bool { x.isEmpty && y.isEmpty && angle.isEmpty && xRange.isEmpty && yRange.isEmpty }

  func selectX(_ datum: Datum?) { x.forEach { $0(datum) } }
  func selectY(_ datum: Datum?) { y.forEach { $0(datum) } }
  func selectAngle(_ datum: Datum?) { angle.forEach { $0(datum) } }
  func selectXRange(_ from: Datum?, _ to: Datum?) { xRange.forEach { $0(from, to) } }
  func selectYRange(_ from: Datum?, _ to: Datum?) { yRange.forEach { $0(from, to) } }
}
