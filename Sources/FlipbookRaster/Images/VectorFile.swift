internal import CPDFShim
internal import CRSVGShim
import FlipbookDiagnostics
import FlipbookPicture
import Foundation
import Synchronization

/// An SVG document or the first page of a PDF, drawn anew for each size it is asked for.
package final class VectorFile: VectorPicture {
  /// The document, drawn by one thread at a time.
  private struct State: ~Copyable {
    let document: OpaquePointer
    let isPDF: Bool

    deinit { if isPDF { cpdf_close(document) } else { crsvg_close(document) } }
  }

  /// Bytes of a PDF, at most: what drawing it takes grows with them.
  private static let mostBytes = 16 << 20

  package let size: CGSize
  private let name: String
  private let state: Mutex<State>
  private let bitmaps: VectorBitmaps
  private let costs: CostLimits
  /// The cost of drawing the document, as worked out from its text.
  private let cost: SVGCost

  /// - Parameters:
  ///   - name: For messages.
  ///   - bitmaps: Where what has been drawn is kept.
  ///   - costs: The limits on the cost of drawing it.
  init(
    _ data: Data, name: String, bitmaps: VectorBitmaps = VectorBitmaps(), costs: CostLimits = CostLimits()
  ) throws(PictureError) {
    self.bitmaps = bitmaps
    self.costs = costs
    let isPDF = PictureFormat(data) == .pdf
    if isPDF, data.count > Self.mostBytes {
      throw PictureError("it has more than \(Self.mostBytes >> 20) MB")
    }
    cost = isPDF ? SVGCost() : SVGCost(data)
    var message = [CChar](repeating: 0, count: Self.messageSize)
    let document = data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      return isPDF ? cpdf_open(start, bytes.count, &message) : crsvg_open(start, bytes.count, &message)
    }
    guard let document else { throw PictureError(Self.text(message)) }
    var width = 0.0
    var height = 0.0
    if isPDF { cpdf_size(document, &width, &height) } else { crsvg_size(document, &width, &height) }
    size = CGSize(width: width, height: height)
    self.name = name
    state = Mutex(State(document: document, isPDF: isPDF))
    guard width > 0, height > 0, width < 1e6, height < 1e6 else {
      throw PictureError("its size, \(width) × \(height), can't be drawn")
    }
  }

  deinit { bitmaps.forget(ObjectIdentifier(self)) }

  /// - Throws: ``PictureError`` when filters would take more than they may at a size in pixels.
  func checkCost(width: Int, height: Int, scale: Double = 1) throws(PictureError) {
    let pixels = cost.pixels(width: width, height: height, scale: scale)
    guard pixels <= costs.filters else {
      throw PictureError("its filters and groups come to \(costs.refusal(pixels, .filters))")
    }
  }

  package func bitmap(width: Int, height: Int, rect: CGRect) -> Bitmap? {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384, rect.width > 0, rect.height > 0 else {
      return nil
    }
    let key = VectorBitmaps.Key(document: ObjectIdentifier(self), width: width, height: height, rect: rect)
    let result: Result<Bitmap, PictureError> = state.withLock { state in
      // Asked for under the lock, so that two threads never draw the same.
      if let known = bitmaps.bitmap(key) { return .success(known) }
      do throws(PictureError) {
        let scale = max(rect.width / size.width, rect.height / size.height)
        try checkCost(width: width, height: height, scale: Double(scale))
      } catch {
        return .failure(error)
      }
      var pixels = [UInt32](repeating: 0, count: width * height)
      var message = [CChar](repeating: 0, count: Self.messageSize)
      let (render, document) = (state.isPDF ? cpdf_render : crsvg_render, state.document)
      let failed = NamedFonts.lock.withLock { _ in
        render(
          document, &pixels, Int32(width), Int32(height), Double(rect.minX), Double(rect.minY),
          Double(rect.width), Double(rect.height), &message)
      }
      guard failed == 0 else { return .failure(PictureError(Self.text(message))) }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      bitmaps.keep(bitmap, key)
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

  private static let messageSize = max(Int(CRSVG_MESSAGE_SIZE), Int(CPDF_MESSAGE_SIZE))

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
