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

  /// In points, not wrapped; zero, with a diagnostic, outside of `withCGContext`.
  public func size() -> CGSize {
    guard length > 0, let context = QuartzStack.drawing("the size of a text is asked for") else {
      return .zero
    }
    return context.recorder.resources.textEngine.layout(
      textContent(in: context.environment), in: CGSize(width: CGFloat.infinity, height: .infinity)
    ).size
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

  /// In points, not wrapped; zero, with a diagnostic, outside of `withCGContext`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
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

  /// In points, not wrapped; zero, with a diagnostic, outside of `withCGContext`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}
