import FlipbookPicture
import FlipbookRaster
import Synchronization

/// Hands every frame to several sinks: it is painted once and encoded by each.
///
/// A sink that fails is discarded and the others go on; ``failures`` says what went wrong. Only when all have failed does
/// the fan itself.
package final class FanSink: FrameSink {
  private let sinks: [any FrameSink]
  private let state: Mutex<[(any Error)?]>

  /// - Parameter sinks: Sinks whose encoders are ``PaintedFrameEncoder``s, as those of files are.
  package init(_ sinks: [any FrameSink]) {
    self.sinks = sinks
    state = Mutex(Array(repeating: nil, count: sinks.count))
  }

  /// The error of each sink, in their order; nil for one that is whole or under way.
  package var failures: [(any Error)?] { state.withLock { $0 } }

  package func start() throws { try forEach { try $0.start() } }

  package func makeEncoder() throws -> any FrameEncoder {
    var encoders: [(any PaintedFrameEncoder)?] = Array(repeating: nil, count: sinks.count)
    for index in sinks.indices where !hasFailed(index) {
      encoders[index] = try sinks[index].makeEncoder() as? any PaintedFrameEncoder
    }
    return FanEncoder(encoders)
  }

  package func write(_ frame: EncodedFrame, number: Int) throws {
    guard case .several(let frames) = frame else { return }
    try forEach { index, sink in
      if let frame = frames[index] { try sink.write(frame, number: number) }
    }
  }

  package func recycle(_ frame: EncodedFrame) {
    guard case .several(let frames) = frame else { return }
    for (sink, frame) in zip(sinks, frames) {
      if let frame { sink.recycle(frame) }
    }
  }

  package func setTracks(_ tracks: FilmTracks) {
    for sink in sinks { sink.setTracks(tracks) }
  }

  package func finish() throws { try forEach { try $0.finish() } }

  package func interrupt() {
    for sink in sinks { sink.interrupt() }
  }

  package func discard() {
    for sink in sinks { sink.discard() }
  }

  private func hasFailed(_ index: Int) -> Bool { state.withLock { $0[index] != nil } }

  private func forEach(_ body: (any FrameSink) throws -> Void) throws { try forEach { try body($1) } }

  private func forEach(_ body: (Int, any FrameSink) throws -> Void) throws {
    for index in sinks.indices where !hasFailed(index) {
      do { try body(index, sinks[index]) } catch {
        state.withLock { $0[index] = error }
        sinks[index].discard()
      }
    }
    let failures = failures
    if let first = failures.first, let first, failures.allSatisfy({ $0 != nil }) { throw first }
  }
}

/// Paints a list once and has each encoder of a fan take the picture.
private final class FanEncoder: FrameEncoder {
  private let encoders: [(any PaintedFrameEncoder)?]

  init(_ encoders: [(any PaintedFrameEncoder)?]) { self.encoders = encoders }

  func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
    let damage = canvas.paint(list)
    return .several(try encoders.map { try $0?.encode(painted: canvas, damage) })
  }
}
