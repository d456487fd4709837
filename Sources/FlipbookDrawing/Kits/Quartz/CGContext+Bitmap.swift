import FlipbookDiagnostics
import FlipbookMotion
import Foundation

extension CGContext {
  private static let largestSide = 16_384

  /// Makes a bitmap to draw in. As with Core Graphics, y goes up from its bottom left corner.
  ///
  /// - Parameters:
  ///   - data: Memory of the scene's that holds the pixels, top row first, and is drawn in at every call; nil for a
  ///     bitmap that is clear at first, or black where it has no alpha.
  ///   - width: In pixels, 1…16,384.
  ///   - height: In pixels, 1…16,384.
  ///   - bitsPerComponent: 8. Others are only drawn in without memory of the scene's.
  ///   - bytesPerRow: From one row to the next; 0 for rows without padding.
  ///   - space: Grey, or colours, which are those of sRGB.
  ///   - bitmapInfo: Where the alpha is, which colours are multiplied by, and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(
      width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space.model,
      info: bitmapInfo, isDrawnIn: true)
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      data == nil || layout != nil, let resources = SceneTraits.current.resources
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
    if data == nil, alpha == CGImageAlphaInfo.none || alpha == .noneSkipFirst || alpha == .noneSkipLast {
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    self.init(context)
    var target = BitmapTarget(size: size, layout: layout, space: space, info: bitmapInfo)
    if let data, let layout {
      target.memory = PixelMemory(data, width: width, height: height, layout: layout)
    }
    bitmap = target
  }

  /// Makes a bitmap to draw in, as with a number for the layout.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// In pixels; 0 for contexts that are no bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// In pixels; 0 for contexts that are no bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  /// From one row to the next; 0 for contexts that are no bitmap.
  public var bytesPerRow: Int { bitmap.map { $0.layout?.bytesPerRow ?? $0.width * 4 } ?? 0 }
  /// 0 for contexts that are no bitmap.
  public var bitsPerPixel: Int { bitmap.map { ($0.layout?.bytesPerPixel ?? 4) * 8 } ?? 0 }
  /// 0 for contexts that are no bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// Nil for contexts that are no bitmap.
  public var colorSpace: CGColorSpace? { bitmap.map { $0.space ?? CGColorSpaceCreateDeviceRGB() } }
  /// The order of the bytes and the place of the alpha; 0 for contexts that are no bitmap.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.info ?? 0) }
  /// The place of the alpha; none for contexts that are no bitmap.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
      ?? CGImageAlphaInfo.none
  }

  /// The memory of a bitmap, which lives as long as the context: later drawing goes to it, and what is written to it is
  /// seen. Nil for contexts that are no bitmap, and, with a diagnostic, for layouts that are not known.
  public var data: UnsafeMutableRawPointer? {
    guard var target = bitmap else { return nil }
    if let memory = target.memory { return memory.base }
    guard target.scale == 1, let layout = target.layout, let painted else {
      DiagnosticCollector.current.warn(
        "cgcontext.data",
        "The memory of this bitmap context can't be accessed; makeImage() gives its picture.")
      return nil
    }
    let memory = PixelMemory(nil, width: target.width, height: target.height, layout: layout)
    memory.write(painted)
    target.memory = memory
    bitmap = target
    targets.first?.recorder.replaceItems(from: 0, with: nil)
    return memory.base
  }

  /// Returns an image of everything drawn so far; nil for contexts that are no bitmap.
  public func makeImage() -> CGImage? {
    guard let target = bitmap else { return nil }
    if let memory = target.memory { return CGImage(memory.bitmap) }
    guard let painted else { return nil }
    guard let layout = target.layout, layout.bytesPerPixel == 1 else { return CGImage(painted) }
    return CGImage(
      Bitmap(width: painted.width, height: painted.height, pixels: painted.pixels.map(layout.kept)))
  }

  private var painted: Bitmap? {
    guard let target = bitmap, let recorder = targets.first?.recorder else { return nil }
    let list = DisplayList(size: target.size, background: target.background, items: recorder.items)
    return recorder.resources.imageProvider.bitmap(of: list, scale: target.scale)
  }

  /// Brings what was drawn last into the memory of the bitmap, if it has any.
  func drew() {
    guard let target = bitmap, let memory = target.memory, targets.count == 1, recorder.itemCount > 0 else {
      return
    }
    let old = memory.bitmap
    let rect = CGRect(origin: .zero, size: target.size)
    let under = ImageDrawing(
      bitmap: old, source: rect, destination: rect, interpolation: .none, isAntialiased: false)
    let items =
      [DisplayItem(content: .image(under), transform: .identity, canvas: rect)] + recorder.items
    recorder.replaceItems(from: 0, with: nil)
    let list = DisplayList(size: target.size, items: items)
    guard let painted = recorder.resources.imageProvider.bitmap(of: list, scale: 1) else {
      DiagnosticCollector.current.warn(
        "cgcontext.bitmap", "Drawing into the scene's own memory is unsupported; the memory stays as it was.")
      return
    }
    memory.write(painted)
  }
}
