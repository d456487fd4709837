import FlipbookMotion
import Foundation

/// Geometry as text, as "{1, 2}", and in archives.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(text([rect.minX, rect.minY])), \(text([rect.width, rect.height]))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for transform: CGAffineTransform) -> String {
    "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(word).joined(separator: ", "))]"
  }

  // What is no such text is zero, as with UIKit.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  // Foundation itself encodes points, sizes and rectangles, as such texts.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  // What is not in the archive is zero.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(forKey: key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(forKey: key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(forKey: key)) }
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

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
