internal import CShaderShim
import FlipbookPicture
import Foundation

/// A call of a compiled function, ready for rows of pixels. It owns the memory of the values. For one thread.
///
/// Pixels are words of 0xAARRGGBB, premultiplied. A pixel's place is its centre.
public final class ShaderRun {
  private let function: CompiledShader
  private var call = cshader_call()
  private let arguments: UnsafeMutablePointer<cshader_argument>
  private var memory: [UnsafeMutableRawPointer] = []

  /// Nil for a function of another kind, and where pixels have no place in points.
  ///
  /// - Parameter device: From points to pixels.
  public init?(_ shader: ShaderCall, device: CGAffineTransform) {
    guard let function = shader.function as? CompiledShader, device.determinant != 0,
      device.determinant.isFinite
    else { return nil }
    self.function = function
    arguments = .allocate(capacity: max(1, shader.values.count))
    arguments.initialize(repeating: cshader_argument(), count: max(1, shader.values.count))
    for (index, value) in shader.values.enumerated() { arguments[index] = argument(value) }
    call.kind = Int32(shader.use.rawValue)
    call.arguments = UnsafePointer(arguments)
    withUnsafeMutableBytes(of: &call.to_points) { Self.write(device.inverted(), to: $0) }
    withUnsafeMutableBytes(of: &call.to_pixels) { Self.write(device, to: $0) }
    let bounds = shader.bounds
    call.bounds = (Float(bounds.minX), Float(bounds.minY), Float(bounds.width), Float(bounds.height))
    call.reach = (Float(shader.reach.width), Float(shader.reach.height))
  }

  deinit {
    arguments.deallocate()
    for block in memory { block.deallocate() }
  }

  /// Sets the pixels that the function sees.
  ///
  /// - Parameter stride: Words from one row to the next.
  public func see(_ pixels: UnsafePointer<UInt32>, stride: Int, left: Int, top: Int, width: Int, height: Int)
  {
    call.source = pixels
    call.stride = Int64(stride)
    (call.left, call.top) = (Int32(left), Int32(top))
    (call.width, call.height) = (Int32(width), Int32(height))
  }

  /// Writes the colours of `count` pixels from column `x` of row `y`.
  public func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    call.target = target
    (call.x, call.y, call.count) = (Int32(x), Int32(y), Int32(count))
    function.run(call)
  }

  private static func write(_ matrix: CGAffineTransform, to bytes: UnsafeMutableRawBufferPointer) {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Float($0) }
    numbers.withUnsafeBytes { bytes.copyMemory(from: $0) }
  }

  private func argument(_ value: ShaderValue) -> cshader_argument {
    var result = cshader_argument()
    switch value {
    case .numbers(let numbers): result.values = kept(numbers)
    case .list(let numbers, let count):
      result.values = kept(numbers)
      result.count = Int32(clamping: count)
    case .data(let bytes):
      result.values = kept(bytes)
      result.count = Int32(clamping: bytes.count)
    case .image(let bitmap):
      result.pixels = kept(bitmap.pixels).assumingMemoryBound(to: UInt32.self)
      (result.width, result.height) = (Int32(clamping: bitmap.width), Int32(clamping: bitmap.height))
    }
    return result
  }

  /// A copy aligned as vectors are, with room for a whole vector at the end.
  private func kept<Element>(_ list: [Element]) -> UnsafeRawPointer {
    let size = list.count * MemoryLayout<Element>.stride
    let block = UnsafeMutableRawPointer.allocate(byteCount: size + 16, alignment: 16)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size + 16)
    list.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { block.copyMemory(from: base, byteCount: size) }
    }
    memory.append(block)
    return UnsafeRawPointer(block)
  }
}
