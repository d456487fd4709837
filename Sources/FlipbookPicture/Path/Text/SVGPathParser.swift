import Foundation

/// Reads SVG path data (SVG 2, chapter 9.3).
struct SVGPathParser {
  private var scanner: SVGPathScanner
  private var elements = PathElements()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control of the command before, when that was of a kind the smooth commands go on from.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  init(_ text: String) { scanner = SVGPathScanner(text) }

  mutating func parse() throws(SVGPathError) -> PathElements {
    scanner.skipSpace()
    var isFirst = true
    while !scanner.isAtEnd {
      let command = try scanner.command(first: isFirst)
      isFirst = false
      try parseArguments(of: command)
      scanner.skipSpace()
    }
    return elements
  }

  private mutating func parseArguments(of command: SVGPathCommand) throws(SVGPathError) {
    if command.kind == .close {
      elements.close()
      current = start
      forgetControls()
      return
    }
    var command = command
    repeat {
      try parseOnce(command)
      // Further pairs after a move are lines.
      if command.kind == .move { command.kind = .line }
    } while scanner.skipsToNumber()
  }

  private mutating func parseOnce(_ command: SVGPathCommand) throws(SVGPathError) {
    let isRelative = command.isRelative
    let base = isRelative ? current : .zero
    switch command.kind {
    case .move:
      current = try point(base)
      start = current
      elements.move(to: current)
      forgetControls()
    case .line: try line(to: point(base))
    case .horizontal: try line(to: CGPoint(x: base.x + scanner.number(), y: current.y))
    case .vertical: try line(to: CGPoint(x: current.x, y: base.y + scanner.number()))
    case .curve:
      let control1 = try point(base)
      try curve(control1: control1, control2: point(base), to: point(base))
    case .smoothCurve:
      let control1 = reflection(of: lastCubicControl)
      try curve(control1: control1, control2: point(base), to: point(base))
    case .quad: try quad(control: point(base), to: point(base))
    case .smoothQuad: try quad(control: reflection(of: lastQuadControl), to: point(base))
    case .arc: try arc(base)
    case .close: break
    }
  }

  private mutating func point(_ base: CGPoint) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number()
    let y = try scanner.number()
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func line(to end: CGPoint) {
    elements.line(to: end)
    current = end
    forgetControls()
  }

  private mutating func curve(control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    elements.curve(to: end, control1: control1, control2: control2)
    current = end
    forgetControls()
    lastCubicControl = control2
  }

  private mutating func quad(control: CGPoint, to end: CGPoint) {
    elements.quad(to: end, control: control)
    current = end
    forgetControls()
    lastQuadControl = control
  }

  private mutating func arc(_ base: CGPoint) throws(SVGPathError) {
    let radii = try SIMD2(Double(scanner.number()), Double(scanner.number()))
    let rotation = try Double(scanner.number()) * .pi / 180
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try point(base)
    defer {
      current = end
      forgetControls()
    }
    if end == current { return }
    guard
      let arc = EllipticalArc(
        from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
        isClockwise: isClockwise)
    else { return elements.line(to: end) }
    var curves: [(CGPoint, CGPoint, CGPoint)] = []
    arc.forEachCurve { curves.append(($0, $1, $2)) }
    for (index, curve) in curves.enumerated() {
      let isLast = index == curves.count - 1
      elements.curve(to: isLast ? end : curve.2, control1: curve.0, control2: curve.1)
    }
  }

  private func reflection(of control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func forgetControls() {
    lastCubicControl = nil
    lastQuadControl = nil
  }
}
