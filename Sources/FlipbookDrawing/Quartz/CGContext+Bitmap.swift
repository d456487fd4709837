import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Where the alpha of a bitmap's pixels is.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How a bitmap's pixels are laid out.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1f) }
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 12) }
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 3 << 12) }
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }
}

extension CGContext {
  private static let largestSide = 16_384

  /// A bitmap to draw in, clear at first or black where it has no alpha, whose pixels ``makeImage()`` gives. As with Core
  /// Graphics, y goes up from its bottom left corner.
  ///
  /// How its memory would be laid out has no effect, since there is none to look at.
  ///
  /// - Parameters:
  ///   - data: Nil. Memory of the scene's own is not drawn to, which a diagnostic says; nothing is made then.
  ///   - width: In pixels, 1…16,384.
  ///   - height: In pixels, 1…16,384.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let resources = SceneSurroundings.current.resources
    else {
      DiagnosticCollector.current.warn(
        "cgcontext.bitmap",
        "A bitmap context of \(width)×\(height) pixels\(data == nil ? "" : " in the scene's memory") can't be made."
      )
      return nil
    }
    let size = CGSize(width: width, height: height)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let recorder = DisplayListRecorder(canvas: CGRect(origin: .zero, size: size), resources: resources)
    var context = GraphicsContext(recorder: recorder, environment: environment)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    if alpha == CGImageAlphaInfo.none || alpha == .noneSkipFirst || alpha == .noneSkipLast {
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    self.init(context)
    bitmapSize = size
  }

  /// As with a number for the layout.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// In pixels; 0 for contexts that are no bitmap.
  public var width: Int { Int(bitmapSize?.width ?? 0) }
  /// In pixels; 0 for contexts that are no bitmap.
  public var height: Int { Int(bitmapSize?.height ?? 0) }

  /// What has been drawn so far; nil for contexts that are no bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmapSize, let recorder = targets.first?.recorder else { return nil }
    let list = DisplayList(size: bitmapSize, items: recorder.items)
    return recorder.resources.imageProvider.bitmap(of: list, scale: 1).map { CGImage($0) }
  }
}
