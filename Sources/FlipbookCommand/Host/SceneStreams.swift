import CProcess
import FlipbookExport
import FlipbookScenes
import Foundation

/// The streams of a scene's process.
///
/// The output of the scene passes through a filter that escapes controls (``PrintRelay``). Messages of the program
/// itself and the events of `--progress json` have descriptors of their own, which the filter leaves alone.
final class SceneStreams {
  /// The streams that the process is started with.
  private(set) var streams = ChildProcess.Streams()
  /// The variables that name its descriptors.
  private(set) var environment: [String: String] = [:]
  /// A number that scenes don't come upon.
  private static let lowest: Int32 = 200

  private var kept: [Int32] = []
  private var relays: [PrintRelay] = []

  /// - Throws: ``FlipbookFailure`` when a pipe can't be made or the events have nowhere to go.
  init(_ progress: ProgressChoice) throws {
    var output = STDOUT_FILENO
    if progress.style == .json {
      guard let events = keep(progress.descriptor ?? STDOUT_FILENO) else {
        throw FlipbookFailure(
          "--progress json: the events have nowhere to go: \(SystemFailure(code: errno)).", .failure)
      }
      if let own = progress.descriptor {
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
      } else {
        // Standard output is the events' alone.
        output = STDERR_FILENO
      }
      environment[EventStream.variable] = String(events)
    }
    streams.outputDescriptor = try relay(to: output)
    streams.errorDescriptor = try relay(to: STDERR_FILENO)
    // A stream that is closed here stays closed there.
    if let output = keep(output), let errors = keep(STDERR_FILENO) {
      environment[Console.variable] = "\(output),\(errors)"
    }
    streams.kept = kept
  }

  deinit { for descriptor in kept { close(descriptor) } }

  /// Passes on what is printed. The process runs by now.
  func start() { for relay in relays { relay.start() } }

  /// Waits until all that was printed is passed on. The process has ended.
  func finish() { for relay in relays { relay.finish() } }

  private func keep(_ descriptor: Int32) -> Int32? {
    let copy = Self.copy(descriptor)
    guard copy >= 0 else { return nil }
    kept.append(copy)
    return copy
  }

  /// A copy of a descriptor under a number that scenes don't come upon, closed on exec; -1 with `errno` set.
  static func copy(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
    return copy >= 0 ? copy : fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }

  /// - Returns: The replacement of a stream; nil when the stream is closed.
  private func relay(to descriptor: Int32) throws -> Int32? {
    guard fcntl(descriptor, F_GETFD) >= 0 else { return nil }
    let relay = try PrintRelay(to: descriptor)
    relays.append(relay)
    return relay.input
  }
}
