import FlipbookCommand
import FlipbookExport
import FlipbookScenes
import Foundation

/// The studio: a page in the browser that shows a scene while it is written.
package enum Studio {
  /// Serves until the program is interrupted.
  ///
  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure`` when nothing can be served.
  @MainActor
  package static func run(
    _ request: StudioRequest, makeCompiler: @escaping @Sendable () throws -> any SceneCompiling
  ) throws -> Int32 {
    guard FileManager.default.fileExists(atPath: request.path) else {
      throw FlipbookFailure("There is no file or folder \"\(request.path)\".", .scene)
    }
    let session = try StudioSession(request, makeCompiler: makeCompiler)
    let server = try LoopbackServer(port: request.port, delegate: session)
    // Other signals of this kind end the loop as well; what the scenes and exports have open is closed below.
    let relay = SignalRelay { _ in StudioLoop.post { StudioLoop.quit() } }
    print(server.address)
    fflush(nil)
    session.start()
    if request.opensBrowser { open(server.address) }
    withExtendedLifetime(relay) { StudioLoop.run() }
    session.stop()
    server.stop()
    return ExitCode.success.rawValue
  }

  /// Opens an address in the person's browser, where there is one.
  private static func open(_ address: String) {
    guard let opener = ProgramFinder.find("xdg-open") else { return }
    let streams = ChildProcess.Streams(input: "/dev/null", output: "/dev/null", errors: "/dev/null")
    // Without a keeper: the browser goes on when this has handed the address over.
    guard let child = try? ChildProcess.start(opener, arguments: [address], streams: streams) else { return }
    let thread = Thread { _ = try? ChildProcess.wait(for: child) }
    thread.start()
  }
}
