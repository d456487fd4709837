import FlipbookMedia
import FlipbookScenes
import Foundation

/// `flipbook captions FILE -o captions.srt`: the scene's texts with their times.
enum CaptionsCommand: Subcommand {
  static let name = "captions"
  static let summary = "Write the texts of a scene with their times as SRT or WebVTT"

  static let parser = OptionParser(
    command: "flipbook captions", operands: "FILE [-o CAPTIONS.srt]",
    summary: """
      Goes through the frames of a scene and writes which texts are shown when: as SRT, or as WebVTT for a name that ends in
      .vtt; without -o to the terminal. Texts that are shown only for a moment, such as a running number, are left out.
      """,
    sections: [
      OptionSections.scene, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Captions",
        options: [
          .value("output", "o", "FILE", "Where the captions go: .srt or .vtt"),
          .value("shortest", nil, "TIME", "Leave out texts that are shown for less (0.3s)"),
          OptionSections.overwrite,
        ]),
      OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  private static let shortest = 0.3

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try SceneRequest(options, command: name)
    let output = options.values["output"]
    if let output {
      guard ["srt", "vtt"].contains((output as NSString).pathExtension.lowercased()) else {
        throw FlipbookFailure("Captions are .srt or .vtt; \"\(output)\" is neither.", .usage)
      }
      if !options.has("overwrite"), FileManager.default.fileExists(atPath: output) {
        throw FlipbookFailure("\"\(output)\" exists already. Replace it with --overwrite.", .failure)
      }
    }
    var settings = try SceneRequest.settings(options)
    let shortest = try options.value("shortest", Seconds.parse) ?? Self.shortest
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, output: output, makeCompiler: makeCompiler)
    }
    let journal = TextJournal()
    settings.textJournal = journal
    return try SceneSession(request, settings: settings, isStrict: options.has("strict")).run { source in
      var recorder = CaptionRecorder(shortest: shortest)
      for frame in 0..<source.format.frameCount {
        recorder.add(journal.entries(of: source.displayList(at: frame)), at: source.time(of: frame))
      }
      let cues = recorder.finish(at: source.duration)
      let isWeb = output.map { ($0 as NSString).pathExtension.lowercased() == "vtt" } ?? false
      let text = isWeb ? CaptionWriter.webVTT(cues) : CaptionWriter.srt(cues)
      guard let output else { return Console.output(text) }
      try TextFile.write(text, to: output)
      if !options.has("quiet") { Console.error("\(output): \(cues.count) captions\n") }
    }
  }
}
