import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Takes display lists in order, paints them on several threads and writes them in order on another.
///
/// Between recording and writing there are at most `window` frames; recording waits for room. Each worker has a
/// canvas and repaints what differs from the list it painted last, which gives the same pixels as painting all
/// of it: so bytes don't depend on the number of workers or on which of them took a frame. A list that equals
/// the one before is neither painted nor encoded again.
final class FramePipeline: @unchecked Sendable {
  private struct Task {
    var position: Int
    var list: DisplayList
  }

  private enum Outcome {
    case frame(EncodedFrame)
    case sameAsBefore
  }

  private let sink: any FrameSink
  private let frames: [Int]
  private let window: Int
  private let makeCanvas: @Sendable () throws -> RasterCanvas
  private let progress: @Sendable (Int) -> Void

  // Everything below is guarded by the condition.
  private let condition = NSCondition()
  private var tasks: [Task] = []
  private var outcomes: [Int: Outcome] = [:]
  private var recorded = 0
  private var written = 0
  private var lastHash: ContentHash?
  private var failure: (any Error)?
  private var runningThreads = 0

  /// Room for deep layers of drawing.
  private static let stackSize = 8 << 20

  /// - Parameters:
  ///   - frames: The frames' numbers, in the order of submission.
  ///   - progress: Called on the writing thread with the number of frames written.
  init(
    sink: any FrameSink, frames: [Int], workers: Int,
    makeCanvas: @escaping @Sendable () throws -> RasterCanvas,
    progress: @escaping @Sendable (Int) -> Void
  ) {
    self.sink = sink
    self.frames = frames
    window = 2 * workers + 2
    self.makeCanvas = makeCanvas
    self.progress = progress
    start(workers: workers)
  }

  private func start(workers: Int) {
    let collector = DiagnosticCollector.current
    runningThreads = workers + 1
    for index in 0...workers {
      let thread = Thread {
        DiagnosticCollector.$current.withValue(collector) {
          if index < workers { self.work() } else { self.write() }
        }
        self.locked { self.runningThreads -= 1 }
      }
      thread.name = index < workers ? "flipbook paint" : "flipbook write"
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  // MARK: The recording thread

  /// Hands over the next frame, once there is room for it.
  ///
  /// - Returns: False when the render has failed or was stopped, and there is no use in more frames.
  func submit(_ list: DisplayList) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while recorded - written >= window, failure == nil { condition.wait() }
    guard failure == nil else { return false }
    if list.contentHash == lastHash {
      outcomes[recorded] = .sameAsBefore
    } else {
      tasks.append(Task(position: recorded, list: list))
    }
    lastHash = list.contentHash
    recorded += 1
    condition.broadcast()
    return true
  }

  /// Stops the render with an error, from any thread. The first one counts.
  func stop(_ error: any Error) {
    locked { if failure == nil { failure = error } }
  }

  /// Waits until all frames are written, or all threads have stopped after an error.
  ///
  /// - Throws: What stopped the render.
  func finish() throws {
    condition.lock()
    defer { condition.unlock() }
    while runningThreads > 0 { condition.wait() }
    if let failure { throw failure }
  }

  // MARK: Workers

  private func work() {
    do {
      let canvas = try makeCanvas()
      let encoder = try sink.makeEncoder()
      while let task = nextTask() {
        let hash = task.list.contentHash
        if let frame = sink.keptFrame(for: hash) {
          locked { outcomes[task.position] = .frame(frame) }
          continue
        }
        let frame = try encoder.encode(task.list, on: canvas)
        sink.keep(frame, for: hash)
        locked { outcomes[task.position] = .frame(frame) }
      }
    } catch {
      stop(error)
    }
  }

  /// Nil when there is nothing left to do.
  private func nextTask() -> Task? {
    condition.lock()
    defer { condition.unlock() }
    while tasks.isEmpty, recorded < frames.count, failure == nil { condition.wait() }
    return failure == nil && !tasks.isEmpty ? tasks.removeFirst() : nil
  }

  // MARK: The writing thread

  private func write() {
    // A reader that goes away is reported by write's result; the signal would end the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    do {
      var last: EncodedFrame?
      for (position, number) in frames.enumerated() {
        guard let outcome = nextOutcome(position) else { return }
        if case .frame(let frame) = outcome {
          if let last { sink.recycle(last) }
          last = frame
        }
        if let last { try sink.write(last, number: number) }
        locked { written += 1 }
        progress(position + 1)
      }
    } catch {
      stop(error)
    }
  }

  /// Nil when the render has stopped.
  private func nextOutcome(_ position: Int) -> Outcome? {
    condition.lock()
    defer { condition.unlock() }
    while outcomes[position] == nil, failure == nil { condition.wait() }
    return failure == nil ? outcomes.removeValue(forKey: position) : nil
  }

  private func locked(_ body: () -> Void) {
    condition.lock()
    body()
    condition.broadcast()
    condition.unlock()
  }
}
