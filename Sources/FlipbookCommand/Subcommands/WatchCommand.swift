import FlipbookExport
import FlipbookScenes
import Foundation

/// `flipbook watch FILE -o OUTPUT`: renders anew after each change.
enum WatchCommand: Subcommand {
  static let name = "watch"
  static let summary = "Render a clip anew after each saved change"

  static let parser = OptionParser(
    command: "flipbook watch", operands: "FILE -o OUTPUT",
    summary: """
      Renders a clip as render does, and again after each change of its files, in the place of the output. A change ends a
      render that is under way. Ctrl-C ends it all.
      """, sections: RenderRequest.parser.sections)

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool = invocation.host else {
      throw FlipbookFailure("A scene's program can't be watched; use flipbook.", .usage)
    }
    let request = try RenderRequest(options)
    let path = URL(fileURLWithPath: request.scene.path).standardizedFileURL.path
    let given =
      ["props", "script"].compactMap { options.values[$0] }
      + (options.values["audio"].map(SoundList.files) ?? []) + (options.lists["captions"] ?? [])
    let companions = [ScriptFile.beside(path), ProjectFile.find(for: path)].compactMap(\.self)
    let watch = FileWatch(path, others: given + companions)
    var words = [RenderRequest.command] + invocation.words
    if !options.has("overwrite") { words.append("--overwrite") }

    let cancellation = Cancellation()
    let relay = SignalRelay { _ in cancellation.cancel() }
    return try withExtendedLifetime(relay) {
      while true {
        let child = try RunningChild(ChildRequest(SceneProgram.tool.executable, words))
        let isChanged = try wait(for: child, watch, cancellation)
        if cancellation.isCancelled { return ExitCode.success.rawValue }
        if isChanged { continue }
        Console.error("Waiting for a change of \(request.scene.path) …\n")
        while !watch.poll() {
          if cancellation.isCancelled { return ExitCode.success.rawValue }
          usleep(FileWatch.interval * 1_000)
        }
      }
    }
  }

  /// Waits for the end of a render.
  ///
  /// - Returns: Whether the scene changed in the meantime; the render has been ended then.
  private static func wait(
    for child: RunningChild, _ watch: FileWatch, _ cancellation: Cancellation
  ) throws -> Bool {
    let interval = Double(FileWatch.interval) / 1_000
    while try child.wait(seconds: interval) == nil {
      let isChanged = watch.poll()
      guard isChanged || cancellation.isCancelled else { continue }
      child.send(SIGTERM)
      if try child.wait(seconds: 3) == nil { child.kill() }
      _ = try child.wait()
      return isChanged
    }
    return false
  }
}
