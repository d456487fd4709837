import FlipbookDiagnostics
import FlipbookMotion
import Foundation

extension CGContext {
  // MARK: Building

  /// Forgets the path.
  public func beginPath() { currentPath = Path() }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { add { $0.move(to: point) } }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }

  /// Starts a subpath at the first point and adds a line to each of the others.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

  /// Adds several rectangles, in order.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }

  /// Adds the ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

  /// Adds an arc of a circle, with a line to its start when there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: In radians; zero points along x, positive angles turn clockwise on screen.
  ///   - clockwise: In a space whose y points up: on screen, `true` draws counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
  }

  /// Rounds the corner at `tangent1End`, as `Path` does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds every element of a path.
  public func addPath(_ path: CGPath) {
    let other = path.path
    add { $0.addPath(other) }
  }

  /// Closes the subpath with a line to its start.
  public func closePath() { add { $0.closeSubpath() } }

  /// Puts the outline of the path's stroke in its place.
  public func replacePathWithStrokedPath() {
    guard state.line.lineWidth.isFinite, state.line.lineWidth > 0, let path = userPath else {
      return beginPath()
    }
    currentPath = path.strokedPath(state.line)
    pathTransform = state.transform
  }

  // MARK: Asking

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// A copy of the path in user space; nil when there is none.
  public var path: CGPath? { currentPath.isEmpty ? nil : userPath?.cgPath }

  /// The end of the last element in user space; the origin when there is no path.
  public var currentPointOfPath: CGPoint { userPath?.currentPoint ?? .zero }

  /// The smallest rectangle around the path and its control points; the null rectangle when there is no path.
  public var boundingBoxOfPath: CGRect { userPath?.controlBounds ?? .null }

  /// Whether a point of user space lies inside what drawing the path would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = userPath else { return false }
    let isFilled =
      switch mode {
      case .fill, .fillStroke: path.contains(point)
      case .eoFill, .eoFillStroke: path.contains(point, eoFill: true)
      case .stroke: false
      }
    if isFilled || mode == .fill || mode == .eoFill { return isFilled }
    guard state.line.lineWidth > 0, state.line.lineWidth.isFinite else { return false }
    return path.strokedPath(state.line).contains(point)
  }

  // MARK: Spaces

  /// Changes the path, whose points given now are in user space.
  private func add(_ change: (inout Path) -> Void) {
    if currentPath.isEmpty {
      pathTransform = state.transform
    } else if pathTransform != state.transform {
      guard let path = userPath else { return }
      currentPath = path
      pathTransform = state.transform
    }
    change(&currentPath)
  }

  /// The path in the present user space; nil, with a diagnostic, when no points of the picture can be given
  /// in it.
  var userPath: Path? {
    if pathTransform == state.transform || currentPath.isEmpty { return currentPath }
    let area = state.transform.determinant
    guard area != 0, area.isFinite else {
      reportUnsupported(
        "cgcontext.singular-transform",
        "The transform flattens everything to a line; the path that was begun before can't be gone on with in it."
      )
      return nil
    }
    return currentPath.applying(pathTransform.concatenating(state.transform.inverted()))
  }

  func reportUnsupported(_ code: String, _ message: String) {
    DiagnosticCollector.current.warn(code, message)
  }
}
