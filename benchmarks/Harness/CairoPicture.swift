internal import CCairo
import FlipbookDrawing

/// A picture in Cairo's hands, to compare its PNG writer with ours.
final class CairoPicture {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Parameter bitmap: Copied.
  init(_ bitmap: Bitmap) {
    pixels = .allocate(capacity: bitmap.width * bitmap.height)
    pixels.initialize(from: bitmap.pixels, count: bitmap.width * bitmap.height)
    surface = pixels.withMemoryRebound(to: UInt8.self, capacity: bitmap.pixels.count * 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
    }
    precondition(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, "Cairo takes the picture")
  }

  deinit {
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// The size in bytes of the PNG that Cairo writes.
  func writePNG() -> Int {
    var size = 0
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, _, length in
        closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
        return CAIRO_STATUS_SUCCESS
      }, &size)
    precondition(status == CAIRO_STATUS_SUCCESS, "Cairo writes the picture")
    return size
  }
}
