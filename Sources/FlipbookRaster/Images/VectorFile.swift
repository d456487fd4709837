internal import CRSVGShim
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Synchronization

/// An SVG document, drawn anew for each size it is asked for. The latest bitmaps are kept.
package final class VectorFile: VectorPicture {
  /// In pixels: 64 MB of the latest bitmaps are kept for one document.
  private static let capacity = 16 << 20

  /// The document, drawn by one thread at a time, and what has been drawn of it.
  private struct State: ~Copyable {
    let document: OpaquePointer
    var bitmaps: [(key: Key, bitmap: Bitmap)] = []

    deinit { crsvg_close(document) }
  }

  private struct Key: Equatable {
    var width: Int
    var height: Int
    var rect: CGRect
  }

  package let size: CGSize
  private let name: String
  private let state: Mutex<State>

  /// - Parameter name: For messages.
  init(_ data: Data, name: String) throws(PictureError) {
    var message = [CChar](repeating: 0, count: Int(CRSVG_MESSAGE_SIZE))
    let document = data.withUnsafeBytes { bytes in
      crsvg_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &message)
    }
    guard let document else { throw PictureError(Self.text(message)) }
    var width = 0.0
    var height = 0.0
    crsvg_size(document, &width, &height)
    size = CGSize(width: width, height: height)
    self.name = name
    state = Mutex(State(document: document))
    guard width > 0, height > 0, width < 1e6, height < 1e6 else {
      throw PictureError("its size, \(width) × \(height), can't be drawn")
    }
  }

  package func bitmap(width: Int, height: Int, rect: CGRect) -> Bitmap? {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384, rect.width > 0, rect.height > 0 else {
      return nil
    }
    let key = Key(width: width, height: height, rect: rect)
    let result: Result<Bitmap, PictureError> = state.withLock { state in
      if let index = state.bitmaps.firstIndex(where: { $0.key == key }) {
        let known = state.bitmaps.remove(at: index)
        state.bitmaps.append(known)
        return .success(known.bitmap)
      }
      var pixels = [UInt32](repeating: 0, count: width * height)
      var message = [CChar](repeating: 0, count: Int(CRSVG_MESSAGE_SIZE))
      let failed = crsvg_render(
        state.document, &pixels, Int32(width), Int32(height), Double(rect.minX), Double(rect.minY),
        Double(rect.width), Double(rect.height), &message)
      guard failed == 0 else { return .failure(PictureError(Self.text(message))) }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      state.bitmaps.append((key, bitmap))
      var area = state.bitmaps.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height }
      while area > Self.capacity, state.bitmaps.count > 1 {
        let oldest = state.bitmaps.removeFirst().bitmap
        area -= oldest.width * oldest.height
      }
      return .success(bitmap)
    }
    switch result {
    case .success(let bitmap): return bitmap
    case .failure(let error):
      DiagnosticCollector.current.warn(
        "image.unreadable", "The image \(name) can't be drawn: \(error.message).")
      return nil
    }
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
