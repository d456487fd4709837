import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Takes the inputs of frames in order, encodes them on several threads and writes them in order on another. A single
/// worker writes what it encodes: handing small frames over costs more than painting them.
///
/// Between submission and writing there are at most `window` frames; submission waits for room. A worker's encoding of
/// an input must not depend on what it encoded before, so that bytes don't depend on the number of workers or on which
/// of them took a frame. An input whose key equals that of the one before is not encoded again.
final class FramePipeline<Input: Sendable>: @unchecked Sendable {
  /// Encodes one input after another, on one thread.
  typealias Worker = (Input) throws -> EncodedFrame

  private struct Task {
    var position: Int
    var input: Input
  }

  private enum Outcome {
    case frame(EncodedFrame)
    case sameAsBefore
    /// The sink has the frame already.
    case skipped

    var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }

  private let sink: any FrameSink
  private let frames: [Int]
  private let window: Int
  private let makeWorker: @Sendable () throws -> Worker
  private let progress: (@Sendable (RenderProgress) -> Void)?
  private let begun = ContinuousClock.now

  // Everything below is guarded by the condition.
  private let condition = NSCondition()
  private var tasks: [Task] = []
  private var outcomes: [Int: Outcome] = [:]
  private var recorded = 0
  private var written = 0
  private var lastKey: ContentHash?
  private var failure: (any Error)?
  private var runningThreads = 0
  // Who waits: waking threads for nothing costs more than painting a small frame.
  private var idleWorkers = 0
  private var awaited: Int?
  private var isSubmitterWaiting = false

  /// Room for deep layers of drawing.
  private static var stackSize: Int { 8 << 20 }

  /// - Parameters:
  ///   - frames: The frames' numbers, in the order of submission.
  ///   - makeWorker: Called once on the thread of each worker.
  ///   - progress: Called on the writing thread when a frame was written.
  init(
    sink: any FrameSink, frames: [Int], workers: Int,
    makeWorker: @escaping @Sendable () throws -> Worker,
    progress: (@Sendable (RenderProgress) -> Void)?
  ) {
    self.sink = sink
    self.frames = frames
    window = 2 * workers + 2
    self.makeWorker = makeWorker
    self.progress = progress
    start(workers: workers)
  }

  private func start(workers: Int) {
    let collector = DiagnosticCollector.current
    runningThreads = workers == 1 ? 1 : workers + 1
    for index in 0..<runningThreads {
      let thread = Thread {
        DiagnosticCollector.$current.withValue(collector) {
          if workers == 1 {
            self.workAndWrite()
          } else if index < workers {
            self.work()
          } else {
            self.write()
          }
        }
        self.locked { self.runningThreads -= 1 }
      }
      thread.name = index < workers ? "flipbook work" : "flipbook write"
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  // MARK: The submitting thread

  /// Hands over the next frame, once there is room for it.
  ///
  /// - Parameter key: Equal keys stand for equal frames; nil for a frame that equals no other.
  /// - Returns: False when the render has failed or was stopped, and there is no use in more frames.
  func submit(_ input: Input, key: ContentHash? = nil) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while recorded - written >= window, failure == nil {
      isSubmitterWaiting = true
      condition.wait()
    }
    isSubmitterWaiting = false
    guard failure == nil else { return false }
    if let key, key == lastKey {
      outcomes[recorded] = .sameAsBefore
    } else {
      tasks.append(Task(position: recorded, input: input))
    }
    lastKey = key
    recorded += 1
    if idleWorkers > 0 || awaited == recorded - 1 { condition.broadcast() }
    return true
  }

  /// Leaves out the next frames, which the sink has already.
  ///
  /// - Returns: False when the render has failed or was stopped.
  func skip(_ count: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard failure == nil else { return false }
    for position in recorded..<recorded + count { outcomes[position] = .skipped }
    // The next frame is not written behind the one that was submitted last.
    lastKey = nil
    recorded += count
    condition.broadcast()
    return true
  }

  /// Stops the render with an error, from any thread. The first one counts.
  func stop(_ error: any Error) {
    locked { if failure == nil { failure = error } }
  }

  /// Submits all frames and waits until they are written. A cancellation stops the pipeline and the sink's calls that wait.
  ///
  /// - Parameter submission: Hands over every frame; what it throws stops the render.
  /// - Throws: The error that stopped the render.
  func run(until cancellation: Cancellation, _ submission: (FramePipeline) throws -> Void) throws {
    cancellation.onCancel {
      self.stop(ExportError.cancelled)
      self.sink.interrupt()
    }
    defer { cancellation.removeHandlers() }
    do {
      try submission(self)
    } catch {
      stop(error)
      sink.interrupt()
    }
    try finish()
  }

  /// Waits until all frames are written, or all threads have stopped after an error.
  ///
  /// - Throws: The error that stopped the render.
  private func finish() throws {
    condition.lock()
    defer { condition.unlock() }
    while runningThreads > 0 { condition.wait() }
    if let failure { throw failure }
  }

  // MARK: Workers

  private func work() {
    do {
      let worker = try makeWorker()
      while let task = nextTask() {
        let frame = try worker(task.input)
        locked(wakes: awaited == task.position) { outcomes[task.position] = .frame(frame) }
      }
    } catch {
      stop(error)
    }
  }

  /// Nil when there is nothing left to do.
  private func nextTask() -> Task? {
    condition.lock()
    defer { condition.unlock() }
    while tasks.isEmpty, recorded < frames.count, failure == nil {
      idleWorkers += 1
      condition.wait()
      idleWorkers -= 1
    }
    return failure == nil && !tasks.isEmpty ? tasks.removeFirst() : nil
  }

  // MARK: The writing thread

  private func write() {
    do {
      try write { position in nextOutcome(position) }
    } catch {
      stop(error)
    }
  }

  /// Encodes and writes, on the only thread beside the submitting one.
  private func workAndWrite() {
    do {
      let worker = try makeWorker()
      try write { position in
        switch nextStep(position) {
        case nil: nil
        case .known(let outcome): outcome
        case .input(let input): .frame(try worker(input))
        }
      }
    } catch {
      stop(error)
    }
  }

  /// Writes all frames in order.
  ///
  /// - Parameter next: Gives the outcome at a position; nil when the render has stopped.
  private func write(_ next: (Int) throws -> Outcome?) throws {
    // A reader that goes away is reported by write's result; the signal would end the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var last: EncodedFrame?
    for (position, number) in frames.enumerated() {
      guard let outcome = try next(position) else { return }
      if case .frame(let frame) = outcome {
        if let last { sink.recycle(last) }
        last = frame
      }
      if let last, !outcome.isSkipped { try sink.write(last, number: number) }
      // The submitter is woken for several frames at a time.
      locked(wakes: isSubmitterWaiting && recorded - written <= window / 2) { written += 1 }
      let elapsed = (ContinuousClock.now - begun) / .seconds(1)
      progress?(RenderProgress(done: position + 1, total: frames.count, elapsed: elapsed))
    }
  }

  /// The next step of the only worker at a position.
  private enum Step {
    case input(Input)
    case known(Outcome)
  }

  /// Nil when the render has stopped.
  private func nextStep(_ position: Int) -> Step? {
    condition.lock()
    defer { condition.unlock() }
    while recorded <= position, failure == nil {
      idleWorkers += 1
      condition.wait()
      idleWorkers -= 1
    }
    guard failure == nil else { return nil }
    if let outcome = outcomes.removeValue(forKey: position) { return .known(outcome) }
    return .input(tasks.removeFirst().input)
  }

  /// Nil when the render has stopped.
  private func nextOutcome(_ position: Int) -> Outcome? {
    condition.lock()
    defer { condition.unlock() }
    while outcomes[position] == nil, failure == nil {
      awaited = position
      condition.wait()
    }
    awaited = nil
    return failure == nil ? outcomes.removeValue(forKey: position) : nil
  }

  /// - Parameter wakes: Whether another thread waits for what changes.
  private func locked(wakes: @autoclosure () -> Bool = true, _ body: () -> Void) {
    condition.lock()
    body()
    if wakes() { condition.broadcast() }
    condition.unlock()
  }
}
