import Foundation

extension Path {
  /// Makes a rectangle, from its top left corner clockwise on screen.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the ellipse that fits a rectangle, from its rightmost point clockwise on screen.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a rectangle with rounded corners, from the middle of its right edge clockwise on screen.
  /// - Parameter cornerSize: Width and height of each corner in points; scaled down as a whole when it is
  ///   more than half the rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with rounded corners, from the middle of its right edge clockwise on screen.
  /// - Parameter cornerRadius: In points; at most half the shorter side is used.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with a radius for each corner, from the middle of its right edge clockwise on screen.
  /// - Parameter cornerRadii: In points; all are scaled down by one factor when two of them don't fit a side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle, from its top left corner clockwise on screen. The null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = drawable(rect) else { return }
    if transform.isIdentity, become(.rect(rect)) { return }
    withElements { $0.addRect(rect, transform: transform) }
  }

  /// Adds several rectangles, in order.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits a rectangle, from its rightmost point clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = drawable(rect) else { return }
    if transform.isIdentity, become(.ellipse(rect)) { return }
    withElements { $0.addOutline(EllipseOutline(rect), transform: transform) }
  }

  /// Adds a rectangle with rounded corners, from the middle of its right edge clockwise on screen.
  /// - Parameter cornerSize: Width and height of each corner in points; scaled down as a whole when it is
  ///   more than half the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = drawable(rect) else { return }
    // An infinite size is as good as one that fills the rectangle.
    let most = Double(rect.width + rect.height)
    var width = cornerSize.width == .infinity ? most : Double(cornerSize.width)
    var height = cornerSize.height == .infinity ? most : Double(cornerSize.height)
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else {
      return addRect(rect, transform: transform)
    }
    let halfWidth = Double(rect.width) / 2
    let halfHeight = Double(rect.height) / 2
    let factor = min(1, halfWidth / width, halfHeight / height)
    if factor < 1 {
      width = min(halfWidth, width * factor)
      height = min(halfHeight, height * factor)
    }
    let size = CGSize(width: width, height: height)
    if transform.isIdentity, become(.roundedRect(rect, size, style)) { return }
    withElements {
      $0.addOutline(RoundedRectOutline(rect, cornerSize: size, style: style), transform: transform)
    }
  }

  /// Adds a rectangle with a radius for each corner, from the middle of its right edge clockwise on screen.
  /// - Parameter cornerRadii: In points; all are scaled down by one factor when two of them don't fit a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard let rect = drawable(rect) else { return }
    let outline = UnevenRoundedRectOutline(rect, radii: cornerRadii, style: style)
    if let radius = outline.uniformRadius {
      let size = CGSize(width: radius, height: radius)
      addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    } else {
      let corners = outline.elements
      withElements { $0.append(corners, transform: transform) }
    }
  }

  /// The rectangle with sizes made positive; nil for the null rectangle and for one that is not finite,
  /// which is reported.
  private mutating func drawable(_ rect: CGRect) -> CGRect? {
    if rect.isNull { return nil }
    let standard = rect.standardized
    guard standard.isFinite else {
      withElements { $0.reportNonFinite() }
      return nil
    }
    return standard
  }
}

extension PathElements {
  /// Adds a rectangle from its top left corner clockwise on screen.
  mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var points = [
      CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y1), CGPoint(x: x0, y: y1),
    ]
    if !transform.isIdentity {
      for index in points.indices { points[index] = points[index].applying(transform) }
    }
    append(verbs: Self.rectVerbs, points: points)
  }

  static let rectVerbs: [Path.Verb] = [.move, .line, .line, .line, .close]
}
