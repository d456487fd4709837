import FlipbookMotion
import Foundation

/// Geometry as text, as "{1, 2}", and in archives.
extension NSCoder {
  /// Returns "{x, y}".
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns "{width, height}".
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns "{dx, dy}".
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// Returns "{{x, y}, {width, height}}".
  public class func string(for rect: CGRect) -> String {
    "{\(text([rect.minX, rect.minY])), \(text([rect.width, rect.height]))}"
  }
  /// Returns "{top, left, bottom, right}".
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns "[a, b, c, d, tx, ty]".
  public class func string(for transform: CGAffineTransform) -> String {
    "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(word).joined(separator: ", "))]"
  }

  /// Reads "{x, y}"; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Reads "{width, height}"; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Reads "{dx, dy}"; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
  }
  /// Reads "{{x, y}, {width, height}}"; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Reads "{top, left, bottom, right}"; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Reads "[a, b, c, d, tx, ty]"; the identity for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Writes a transform into an archive, as text. Foundation itself writes points, sizes and rectangles so.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Reads a point from an archive; zero when it isn't there.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(forKey: key)) }
  /// Reads a size from an archive; zero when it isn't there.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(forKey: key)) }
  /// Reads a rectangle from an archive; zero when it isn't there.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(forKey: key)) }
  /// Reads a transform from an archive; the identity when it isn't there.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(forKey: key))
  }

  private func text(forKey key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
  }

  private class func text(_ values: [CGFloat]) -> String {
    "{\(values.map(word).joined(separator: ", "))}"
  }

  private class func word(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}

/// Returns "{x, y}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns "{width, height}".
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns "{{x, y}, {width, height}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Reads "{x, y}"; zero for any other text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Reads "{width, height}"; zero for any other text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Reads "{{x, y}, {width, height}}"; zero for any other text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
