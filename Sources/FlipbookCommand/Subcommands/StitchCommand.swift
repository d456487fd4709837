import FlipbookExport
import FlipbookScenes

/// `flipbook stitch FRAMES -o OUTPUT`: a film of a sequence of PNGs.
enum StitchCommand: Subcommand {
  static let name = "stitch"
  static let summary = "Make a film of a sequence of PNGs"

  static let parser = OptionParser(
    command: "flipbook stitch", operands: "FRAMES -o OUTPUT",
    summary: """
      Makes a film or an animation of PNG files: a pattern such as frames/%05d.png, a folder of numbered files, or files in
      the order of the film. The extension of OUTPUT picks the format: .mp4 .webm .mov .mkv .gif .apng .webp. Of a sequence
      that "render" wrote, the film has the same bytes as "render -o OUTPUT".
      """,
    sections: [
      OptionSection(
        title: "Frames",
        options: [
          .value("fps", nil, "RATE", "Frames a second: 30, 29.97, 30000/1001 (what the files say; 30)"),
          .value("frames", nil, "LIST", "Only these numbers: \(FrameSelection.examples)"),
          .value("from", nil, "PLACE", "Begin here: \(TimePosition.examples)"),
          .value("to", nil, "PLACE", "End before the frame that starts here"),
          .value("missing", nil, "fail|hold|skip", "The treatment of numbers without a file (fail)"),
          .value(
            "background", nil, "COLOR", "The ground under transparent pixels, where a film keeps none"),
          .value("manifest", nil, "FILE", "Use only files whose digests are those of this manifest"),
        ]),
      OptionSection(
        title: "Output", options: [OptionSections.output, OptionSections.overwrite] + OptionSections.film),
      OptionSection(
        title: "Run",
        options: [
          .value("workers", nil, "N", "Pictures decoded at once (all cores)"), OptionSections.progress,
        ] + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    try StitchRun(try StitchRequest(options)).run()
  }
}
