internal import CCairo
import FlipbookRaster

/// Makes surfaces of Cairo's on memory of Flipbook's.
enum CairoPicture {
  /// A surface on the pixels of a part of another, which it keeps. The caller owns it.
  static func surface(_ pixels: Surface, _ part: PixelRect? = nil) -> OpaquePointer {
    let part = part ?? pixels.bounds
    return make(
      pixels.pointer(part.minX, part.minY), part.width, part.height, pixels.stride, keeping: pixels)
  }

  /// A surface on a level of an image, which it keeps. The caller owns it.
  static func surface(_ image: PreparedImage, level: Int) -> OpaquePointer {
    let level = image.level(level)
    return make(level.base, level.width, level.height, level.width, keeping: image)
  }

  private static func make(
    _ base: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int, keeping owner: AnyObject
  ) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))
    else { preconditionFailure("Cairo always gives a surface") }
    let owner = Unmanaged.passRetained(owner)
    // Only the address counts as a key, and no two owners have the same.
    let key = UnsafeRawPointer(base).assumingMemoryBound(to: cairo_user_data_key_t.self)
    let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) { owner in
      if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    return surface
  }
}
