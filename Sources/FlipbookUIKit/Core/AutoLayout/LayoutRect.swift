/// A rectangle as sums of variables.
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
