import Foundation

extension NSAttributedString {
  /// Draws the text upright in the context that was pushed last, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    QuartzStack.pushed("text is drawn")?
      .draw(self, at: point, in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Draws the text upright in the context that was pushed last, wrapped and truncated to fit a rectangle.
  public func draw(in rect: CGRect) {
    QuartzStack.pushed("text is drawn")?.draw(self, at: rect.origin, in: rect.size)
  }

  /// Draws the text upright in the context that was pushed last. With `usesLineFragmentOrigin` it is wrapped and truncated
  /// to fit the rectangle; without, one line has its baseline at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
    draw(at: CGPoint(x: rect.minX, y: rect.minY - ascentOfLine))
  }

  /// From the top of a line to its baseline, in points.
  private var ascentOfLine: CGFloat {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(self), &ascent, &descent, &leading)
    return ascent
  }

  /// In points, not wrapped; zero, with a diagnostic, where no scene runs.
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    return QuartzStack.layout(self, in: unlimited, "The size of a text is asked for")?.size ?? .zero
  }

  /// The rectangle that the text takes, in points, wrapped to a width.
  ///
  /// - Parameter options: Text is always measured in lines and with its leading.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    guard length > 0 else { return .zero }
    func limit(_ side: CGFloat) -> CGFloat { side > 0 ? side : .infinity }
    let room = CGSize(width: limit(size.width), height: limit(size.height))
    let layout = QuartzStack.layout(self, in: room, "The size of a text is asked for")
    return CGRect(origin: .zero, size: layout?.size ?? .zero)
  }
}

extension String {
  /// Draws the text upright in the context that was pushed last, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text upright in the context that was pushed last, wrapped and truncated to fit a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text upright in the context that was pushed last, as a text with attributes does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  /// In points, not wrapped; zero, with a diagnostic, where no scene runs.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text takes, in points, wrapped to a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text upright in the context that was pushed last, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text upright in the context that was pushed last, wrapped and truncated to fit a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text upright in the context that was pushed last, as a text with attributes does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// In points, not wrapped; zero, with a diagnostic, where no scene runs.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle that the text takes, in points, wrapped to a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
