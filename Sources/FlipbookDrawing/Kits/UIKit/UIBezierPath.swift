import FlipbookDiagnostics
import Foundation

/// A path as UIKit draws it: a `Path` as an object, with how it is stroked and filled.
///
/// y points down; angles are radians, growing clockwise on screen.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path: Path

  /// In points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The ends of strokes; butt unless set.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of strokes; miter unless set.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest tip of a corner, in line widths; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// How far curves may be from straight pieces, in points. Curves are always drawn smooth.
  open var flatness: CGFloat = 0.6
  /// False to fill all that the path goes round, true to leave out what it goes round twice.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Makes a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Makes the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes a rectangle with rounded corners, which are continuous curves, as UIKit draws them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous).startingAtTopLeft())
  }

  /// Makes a rectangle with some corners rounded by the width of `cornerRadii`, at most by half of the shorter side; its height
  /// has no effect, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func corner(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: corner(.topLeft), bottomLeading: corner(.bottomLeft),
          bottomTrailing: corner(.bottomRight), topTrailing: corner(.topRight)), style: .continuous
      ).startingAtTopLeft())
  }

  /// Makes an arc. Angles are in radians; 0 is to the right, positive ones clockwise on screen.
  ///
  /// - Parameter clockwise: As seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path from Core Graphics' one.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path as Core Graphics passes it around: of a copy when read.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Returns a path of the same elements, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Continues with an arc, from a line to its start.
  ///
  /// - Parameter clockwise: As seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      // SwiftUI and Core Graphics count with y pointing up.
      clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath and closes it.
  open func close() { path.closeSubpath() }

  /// Takes away all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps all points by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The path from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as! UIBezierPath
    reversed.path = path.reversed()
    return reversed
  }

  /// Cuts later strokes of the path into dashes.
  ///
  /// - Parameters:
  ///   - pattern: Lengths drawn and left out in turn, in points; nil or empty for a whole line.
  ///   - phase: How far into the pattern the line begins, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = Array((pattern ?? []).prefix(max(count, 0)))
    dashPhase = phase
  }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path; the null rectangle when it is empty.
  open var bounds: CGRect { path.boundingRect }

  /// The end of the last element; zero when the path is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside when the path is filled.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  // MARK: Drawing

  /// Fills in the context that was pushed last, with its fill colour.
  open func fill() {
    QuartzStack.pushed("a path is filled")?.withPath(path) {
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Fills in the context that was pushed last. The alpha is 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { fill() } }

  /// Strokes in the context that was pushed last, with its stroke colour.
  open func stroke() {
    guard let context = QuartzStack.pushed("a path is stroked") else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.withPath(path) { $0.strokePath() }
    context.restoreGState()
  }

  /// Strokes in the context that was pushed last. The alpha is 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { stroke() } }

  /// Cuts later drawing to the inside of the path.
  open func addClip() {
    QuartzStack.pushed("a clip is added")?.withPath(path) {
      $0.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  private func blended(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = QuartzStack.pushed("a path is drawn") else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws with a path, leaving the one that is being built alone.
  fileprivate func withPath(_ path: Path, _ draw: (CGContext) -> Void) {
    let (outer, outerTransform) = (currentPath, pathTransform)
    beginPath()
    addPath(CGPath(path))
    draw(self)
    (currentPath, pathTransform) = (outer, outerTransform)
  }
}
