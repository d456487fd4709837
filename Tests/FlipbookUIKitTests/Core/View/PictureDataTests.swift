import FlipbookDrawing
import FlipbookLayers
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor struct PictureDataTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
    }
  }

  @Test("an image becomes the bytes of a file and comes back")
  func files() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let data = try #require(halves.pngData())
    let back = try #require(UIImage(data: data))
    #expect(back.size == CGSize(width: 16, height: 16) && back.scale == 1)
    #expect(back.cgImage?.bitmap.pixels == halves.cgImage?.bitmap.pixels)
    #expect(back.cgImage?.bitmap[2, 2] == 0xffff_0000 && back.cgImage?.bitmap[12, 2] == 0)
    let sharp = try #require(UIImage(data: data, scale: 2))
    #expect(sharp.size == CGSize(width: 8, height: 8) && sharp.scale == 2)
    let jpeg = try #require(halves.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) }?.cgImage)
    // What shows nothing becomes white.
    #expect(jpeg.bitmap[14, 8] == 0xffff_ffff && jpeg.bitmap.isOpaque)
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("no picture".utf8)) == nil)
    let provider = try #require(CGDataProvider(data: data))
    let image = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == back.cgImage)
  }

  @Test("an image of data is shown by image views and layers")
  func shown() throws {
    var root: UIView!
    let film = UIKitFilm { root = $0 }
    let image = try #require(halves.pngData().flatMap { UIImage(data: $0) })
    let shown = UIImageView(image: image)
    shown.frame.origin = CGPoint(x: 20, y: 20)
    root.addSubview(shown)
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 32, height: 32)
    layer.contents = image.cgImage
    root.layer.addSublayer(layer)
    film.go(to: 0.5)
    let red: UInt32 = 0xffff_0000
    #expect(try film.pixel(24, 24) == red && film.pixel(32, 24) == 0xffff_ffff)
    #expect(try film.pixel(110, 110) == red && film.pixel(125, 110) == 0xffff_ffff)
  }

  /// What a context of 2×2 pixels does with bytes.
  private func drawn(
    _ bytes: [UInt8], info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ draw: (CGContext, UnsafeMutablePointer<UInt8>) -> Void
  ) throws -> [UInt8] {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    defer { memory.deallocate() }
    memory.initialize(from: bytes, count: bytes.count)
    let context = try #require(
      CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytes.count / 2, space: space,
        bitmapInfo: info))
    draw(context, memory)
    return Array(UnsafeBufferPointer(start: memory, count: bytes.count))
  }

  @Test("a context draws in the scene's memory, and sees what the scene writes there")
  func memory() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let blue: [UInt8] = [0, 0, 255, 255]
    let result = try drawn(blue + [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0], info: rgba) { context, bytes in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      // The lower left pixel, at once.
      #expect(bytes[8] == 255 && bytes[11] == 255)
      for (index, byte) in blue.enumerated() { bytes[12 + index] = byte }
      #expect(context.makeImage()?.bitmap.pixels == [0xff00_00ff, 0, 0xffff_0000, 0xff00_00ff])
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(result == blue + [0, 255, 0, 255] + [255, 0, 0, 255] + blue)
  }

  @Test("the bytes of a pixel are in the order that is asked for")
  func orders() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let all = CGRect(x: 0, y: 0, width: 2, height: 2)
    func filled(_ info: UInt32, _ bytes: Int, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) throws
      -> [UInt8]
    {
      let clear = [UInt8](repeating: 0, count: bytes * 4)
      return try Array(
        drawn(clear, info: info, space: space) { context, _ in
          context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
          context.fill(all)
        }.prefix(bytes))
    }
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(try filled(rgba, 4) == [255, 51, 0, 255])
    #expect(try filled(CGImageAlphaInfo.premultipliedFirst.rawValue, 4) == [255, 255, 51, 0])
    #expect(try filled(CGImageAlphaInfo.premultipliedFirst.rawValue | little, 4) == [0, 51, 255, 255])
    #expect(try filled(CGImageAlphaInfo.noneSkipLast.rawValue, 4) == [255, 51, 0, 0])
    #expect(try filled(CGImageAlphaInfo.alphaOnly.rawValue, 1) == [255])
    let gray = try filled(CGImageAlphaInfo.none.rawValue, 1, CGColorSpaceCreateDeviceGray())
    // The grey of the luminance 0.2126 + 0.7152 × 0.0331.
    #expect(gray == [133])
    for info in [CGImageAlphaInfo.last.rawValue, CGImageAlphaInfo.none.rawValue] {
      var bytes = [UInt8](repeating: 0, count: 16)
      let context = CGContext(
        data: &bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
      #expect(context == nil)
    }
  }

  @Test("a context without the scene's memory has its own")
  func ownMemory() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[3] == 255 && bytes[7] == 0 && context.bytesPerRow == 8)
    bytes[4] = 255
    bytes[7] = 255
    #expect(context.makeImage()?.bitmap[1, 0] == 0xffff_0000)
  }

  @Test("the context of an image gives what has been drawn so far")
  func imageContexts() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = UIGraphicsGetCurrentContext()?.makeImage()
    UIGraphicsEndImageContext()
    #expect(image?.width == 8 && image?.height == 4)
    #expect(image?.bitmap[1, 1] == 0xff00_00ff && image?.bitmap[6, 1] == 0)
    var made: CGImage?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      made = $0.cgContext.makeImage()
    }
    #expect(made?.bitmap[1, 1] == 0xff00_00ff)
  }

  @Test("an image is made of pixels, and gives them back")
  func pixels() throws {
    let film = UIKitFilm { _ in }
    defer { withExtendedLifetime(film) {} }
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
    #expect(image.bitmap.pixels == [0xffff_0000, 0x8000_0080])
    #expect(image.dataProvider?.data.map(Array.init) == [255, 0, 0, 255, 0, 0, 128, 128])
    let short = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: rgba),
      provider: provider, decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    #expect(short == nil)
  }
}
