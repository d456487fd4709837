import FlipbookDrawing

/// A mark of a formula with the identity that it keeps from formula to formula.
struct FormulaMark: Identifiable {
  var id: Int
  var ink: MathInk
  /// In ems.
  var outline: Path
}
