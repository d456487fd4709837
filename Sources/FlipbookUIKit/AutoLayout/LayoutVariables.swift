/// The rectangle of a view or guide that a layout is to find, in the coordinates of the window.
@MainActor
struct LayoutVariables {
  private static var count = 0

  let left: LayoutVariable
  let top: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable

  init() {
    func next() -> LayoutVariable {
      Self.count += 1
      return LayoutVariable(number: Self.count)
    }
    left = next()
    top = next()
    width = next()
    height = next()
  }
}

/// A rectangle as sums of what a layout is to find.
struct LayoutRect {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  @MainActor
  init(_ variables: LayoutVariables) {
    left = LinearExpression(variables.left)
    top = LinearExpression(variables.top)
    width = LinearExpression(variables.width)
    height = LinearExpression(variables.height)
  }

  init(left: LinearExpression, top: LinearExpression, width: LinearExpression, height: LinearExpression) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
  var centerX: LinearExpression { left + width * 0.5 }
  var centerY: LinearExpression { top + height * 0.5 }
}
