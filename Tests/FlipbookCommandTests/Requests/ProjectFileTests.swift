import FlipbookExport
import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommand

/// The file that scenes of a folder share, and the presets that it names.
@MainActor
@Suite("Project files and presets")
struct ProjectFileTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder + "/sub", withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }
  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  private func parsed(_ words: String...) throws -> ParsedOptions {
    let options = try RenderRequest.parser.parse(FilmQuality.spelled(out: words))
    return try ProjectFile.adding(to: options, parser: RenderRequest.parser)
  }

  private func message(_ text: String) throws -> String {
    try write("flipbook.json", text)
    do {
      _ = try ProjectFile.read(path("flipbook.json"))
      return ""
    } catch let error as FlipbookFailure { return error.message.replacing(path("flipbook.json"), with: "F") }
  }

  @Test("the nearest file beside a scene or above it counts")
  func found() throws {
    try write("flipbook.json", "{}")
    #expect(ProjectFile.find(for: path("sub/Film.json")) == path("flipbook.json"))
    try write("sub/flipbook.json", "{}")
    #expect(ProjectFile.find(for: path("sub/Film.json")) == path("sub/flipbook.json"))
    #expect(ProjectFile.find(for: path("Film.json")) == path("flipbook.json"))
  }

  @Test("fonts, colours, presets and defaults are read")
  func contents() throws {
    try FileManager.default.createDirectory(atPath: path("fonts"), withIntermediateDirectories: true)
    try write(
      "flipbook.json",
      """
      {"fonts": ["fonts"], "colors": {"brand": "#ff8000", "paper": {"light": "white", "dark": "#102030"}},
       "presets": {"trailer": {"extends": "youtube", "crf": 12, "fps": "60", "formats": ["mkv"]}},
       "defaults": {"preset": "trailer", "scheme": "dark", "transparent": false, "duration": "4s"}}
      """)
    let project = try ProjectFile.read(path("flipbook.json"))
    #expect(project.fonts == [path("fonts")])
    #expect(project.colors["brand"]?.light == project.colors["brand"]?.dark)
    #expect(
      project.colors["paper"]?.light.red == 1
        && project.colors["paper"].map { abs($0.dark.blue - 48.0 / 255) < 1e-6 } == true)
    let options = try parsed("\(path("sub/Film.json"))", "-o", "a.mkv")
    #expect(
      options.values["crf"] == "12" && options.values["fps"] == "60"
        && options.values["pixels"] == "1920x1080")
    #expect(
      options.values["scheme"] == "dark" && options.values["duration"] == "4s"
        && options.values["preset"] == "medium")
    #expect(options.lists["fonts"] == [path("fonts")])
    // What the command line says goes before the file, the size with all that says a size.
    let own = try parsed(
      path("Film.json"), "-o", "a.mkv", "--scheme", "light", "--crf", "30", "--size", "10x10")
    #expect(own.values["scheme"] == "light" && own.values["crf"] == "30" && own.values["pixels"] == nil)
    #expect(throws: FlipbookFailure.self) { try parsed(path("Film.json"), "-o", "a.mp4") }
    let plain = try parsed(path("Film.json"), "-o", "a.mp4", "--preset", "fast")
    #expect(plain.values["preset"] == "fast" && plain.values["pixels"] == nil)
  }

  @Test("what can't be understood is reported with its line")
  func mistakes() throws {
    for (text, wanted) in [
      ("{\n\"font\": []}", "F:2: a project has no key \"font\"; do you mean \"fonts\"?"),
      ("{\n\n\"fonts\": [\"none\"]}", "F:3: there is no folder \"none\" beside the file."),
      ("{\"colors\": {\n\"a\": \"#12345\"}}", "F:2: \"#12345\" is not a colour"),
      ("{\"colors\": {\"a\": {\"dark\": \"red\"}}}", "F:1: a colour needs \"light\"."),
      ("{\"defaults\": {\n\n\"fps\": \"many\"}}", "F:3: --fps many: "),
      ("{\"defaults\": {\"fsp\": 3}}", "F:1: \"defaults\" has no key \"fsp\"; do you mean \"fps\"?"),
      ("{\"defaults\": {\"preset\": \"none\"}}", "F:1: there is no preset \"none\""),
      ("{\"defaults\": {\"transparent\": 1}}", "F:1: this should be true or false, not the number 1."),
      ("{\"presets\": {\"a\": {\"extends\": \"b\"}}}", "F:1: \"extends\" should be one of youtube"),
      ("{\"presets\": {\"fast\": {}}}", "F:1: \"fast\" is a speed of the encoder"),
      ("{\n\"fonts\": [],\n\"fonts\": []}", "F:3: the key \"fonts\" is there twice."),
      ("{\n\"fonts\": [,]}", "F:2: "), ("[]", "F:1: this should be an object"), ("", "F:1: "),
    ] {
      let found = try message(text)
      #expect(found.hasPrefix(wanted), "\(text): \(found)")
    }
  }

  @Test("a preset sets size, rate and codec, and takes its formats alone")
  func presets() throws {
    let reel = try parsed("Film.json", "-o", "a.mp4", "--preset", "reel")
    #expect(
      reel.values["pixels"] == "1080x1920" && reel.values["fps"] == "30" && reel.values["codec"] == "h264")
    #expect(try parsed("Film.json", "-o", "a.webm", "--preset", "web-alpha").flags.contains("transparent"))
    #expect(throws: FlipbookFailure.self) { try parsed("Film.json", "-o", "a.mp4", "--preset", "gif-small") }
    #expect(throws: FlipbookFailure.self) { try parsed("Film.json", "-o", "a.mp4", "--preset", "yutube") }
    #expect(try parsed("Film.json", "-o", "a.mp4", "--preset", "veryslow").values["preset"] == "veryslow")
    for preset in FilmPreset.all {
      let format = try #require(preset.formats.first)
      let options = try parsed("Film.json", "-o", "a.\(format.rawValue)", "--preset", preset.name)
      #expect(throws: Never.self, "\(preset.name)") { try RenderRequest(options) }
    }
  }

  @Test("-q before a quality is --quality, elsewhere --quiet")
  func quality() throws {
    let low = try parsed("Film.json", "-o", "a.mp4", "-q", "low")
    #expect(low.values["quality"] == "low" && !low.flags.contains("quiet"))
    #expect(try parsed("-q", "Film.json", "-o", "a.mp4").flags.contains("quiet"))
    let settings = try FilmOptions.settings(low, path: "a.mp4")
    #expect(settings.quality == 28 && settings.preset == "ultrafast")
    let high = try parsed("Film.json", "-o", "a.webm", "-q", "high")
    #expect(try FilmOptions.settings(high, path: "a.webm").quality == 24)
    let coarse = try parsed("F.json", "-o", "a.mp4", "-q", "low", "--crf", "9")
    #expect(try FilmOptions.settings(coarse, path: "a.mp4").quality == 9)
  }

  @Test("a quality goes before a preset's rate, speed and encoding")
  func presetQuality() throws {
    func options(_ preset: String, _ quality: String, _ output: String = "a.mp4") throws -> ParsedOptions {
      try parsed("F.json", "-o", output, "--preset", preset, "-q", quality)
    }
    for preset in ["youtube", "reel", "slide"] {
      let low = try options(preset, "low")
      let settings = try FilmOptions.settings(low, path: "a.mp4")
      #expect(
        low.values["fps"] == nil && settings.quality == 28 && settings.preset == "ultrafast", "\(preset)")
      #expect(low.values["pixels"] != nil && low.values["codec"] == "h264")
    }
    // Twelve frames a second are fewer than the quality's fifteen.
    #expect(try options("gif-small", "low", "a.gif").values["fps"] == "12")
    let high = try options("youtube", "high")
    let settings = try FilmOptions.settings(high, path: "a.mp4")
    #expect(settings.quality == 14 && settings.preset == "medium")
    let medium = try FilmOptions.settings(try options("youtube", "medium"), path: "a.mp4")
    #expect(medium.quality == 16 && medium.preset == "medium")
  }

  @Test("the schema is what the tables say")
  func schema() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("schemas/project.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == ProjectSchema.text,
      "write it anew: flipbook validate --project-schema > schemas/project.schema.json")
  }

  // MARK: From outside

  private func flipbook(
    _ words: [String], code: Int32 = 0, environment: [String: String] = [:]
  ) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(
      words.map { $0.replacing("@", with: folder + "/") }, environment: environment)
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  private func size(_ name: String) throws -> String {
    String(
      decoding: try FilmProbe.output(
        "ffprobe",
        [
          "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=width,height,r_frame_rate", "-of",
          "csv=p=0", path(name),
        ]), as: UTF8.self
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("pictures have the pixels that are asked for; points keep their share")
  func pixels() throws {
    try write(
      "Film.json",
      #"""
      {"size": [160, 90], "duration": 0.2, "frameRate": 10, "layers": [
        {"frame": [0, 0, "{{width}}", 45], "backgroundColor": "brand"}]}
      """#)
    try write("flipbook.json", ##"{"colors": {"brand": "#ff0000"}}"##)
    for (name, options, wanted) in [
      ("a.mp4", ["--pixels", "1280x720"], "1280,720,10/1"),
      ("b.mp4", ["--preset", "square"], "1080,1080,30/1"),
      ("c.gif", ["--preset", "gif-small"], "480,270,"), ("d.mp4", ["-q", "low"], "78,44,15/1"),
      ("e.mp4", ["-q", "high"], "320,180,10/1"), ("f.mp4", ["--preset", "reel"], "1080,1920,30/1"),
    ] {
      _ = try flipbook(["render", "@Film.json", "-o", "@\(name)"] + options)
      let found = try size(name)
      #expect(found.hasPrefix(wanted), "\(name): \(found)")
    }
    // 90 points stay 90: the coloured half is as wide as the picture.
    _ = try flipbook(["still", "@Film.json", "-o", "@p.png", "--pixels", "540x960"])
    let pixels = [UInt8](
      try FilmProbe.output(
        "ffmpeg", ["-v", "error", "-i", path("p.png"), "-pix_fmt", "rgb24", "-f", "rawvideo", "-"]))
    #expect(pixels.count == 540 * 960 * 3)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      Array(pixels[(y * 540 + x) * 3..<(y * 540 + x) * 3 + 3]) == [255, 0, 0]
    }
    #expect(isRed(539, 269) && isRed(0, 0) && !isRed(0, 271))
    _ = try flipbook(["still", "@Film.json", "-o", "@q.png", "--pixels", "9x9", "--scale", "2"], code: 2)
  }

  @Test("a batch draws the colours of a file above its scenes, and draws again when it changes")
  func batch() throws {
    try write("flipbook.json", ##"{"colors": {"brand": "#ff0000"}}"##)
    try write(
      "sub/Card.json",
      #"{"size": [16, 16], "duration": 1, "layers": [{"frame": [0, 0, 16, 16], "backgroundColor": "brand"}]}"#
    )
    try write(
      "sub/clips.json",
      #"{"output": "../out-{scene}.{ext}", "scenes": ["Card.json"], "formats": [{"ext": "png", "at": "0s"}]}"#
    )
    func color() throws -> [UInt8] {
      _ = try flipbook(["batch", "@sub/clips.json", "--resume", "--report", "@report.jsonl"])
      return [UInt8](
        try FilmProbe.output(
          "ffmpeg", ["-v", "error", "-i", path("out-Card.png"), "-pix_fmt", "rgb24", "-f", "rawvideo", "-"])
      ).prefix(3).map(\.self)
    }
    let red = try color()
    #expect(red == [255, 0, 0])
    try write("flipbook.json", ##"{"colors": {"brand": "#0000ff"}}"##)
    let blue = try color()
    #expect(blue == [0, 0, 255])
  }

  @Test("in a batch a project's fonts and defaults hold, and its manifest goes before the defaults")
  func batchDefaults() throws {
    try write("flipbook.json", #"{"fonts": ["fonts"], "defaults": {"size": "120x40", "scale": 2}}"#)
    try write(
      "sub/Card.json",
      """
      {"size": [60, 30], "duration": 1, "layers": [{"type": "text", "frame": [0, 0, 60, 30],
        "string": "a", "font": "Latin Modern Mono", "fontSize": 20}]}
      """)
    try write(
      "sub/clips.json",
      """
      {"output": "../out-{index}.png", "scenes": ["Card.json"], "formats": [{"ext": "png", "at": "0s"}],
       "rows": [{}, {"@size": "20x10", "@scale": 1}]}
      """
    )
    try FileManager.default.createDirectory(atPath: path("fonts"), withIntermediateDirectories: true)
    func batch() throws -> (redrawn: Bool, fallsBack: Bool) {
      let result = try flipbook(["batch", "@sub/clips.json", "--resume", "--json", "@report.json"])
      let report = try String(contentsOfFile: path("report.json"), encoding: .utf8)
      return (!(result.output + result.errors).contains("2 kept"), report.contains("font.fallback"))
    }
    let first = try batch()
    #expect(first.redrawn && first.fallsBack)
    func size(_ name: String) throws -> [UInt8] {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
      return [bytes[19], bytes[23]]
    }
    #expect(try size("out-0.png") == [240, 80])
    #expect(try size("out-1.png") == [20, 10])
    #expect(try !batch().redrawn)
    // A font that comes to the project is used.
    try FileManager.default.copyItem(
      atPath: "/usr/share/texmf/fonts/opentype/public/lm/lmmono10-regular.otf", toPath: path("fonts/mono.otf")
    )
    let second = try batch()
    #expect(second.redrawn && !second.fallsBack)
  }

  @Test("-p opens the result, or the folder of a sequence")
  func opened() throws {
    try write("Film.json", #"{"size": [16, 16], "duration": 0.2, "frameRate": 10, "layers": []}"#)
    try FileManager.default.createDirectory(atPath: path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: path("seq"), withIntermediateDirectories: true)
    try ProgramFile.write("#!/bin/sh\necho \"$1\" > '\(path("opened"))'\n", to: path("bin/xdg-open"))
    let environment = ["PATH": path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    for (output, wanted) in [("a.png", "a.png"), ("seq/%03d.png", "seq")] {
      let command = output == "a.png" ? "still" : "render"
      _ = try flipbook([command, "@Film.json", "-o", "@" + output, "-p"], environment: environment)
      var text = ""
      for _ in 0..<200 where text.isEmpty {
        text = (try? String(contentsOfFile: path("opened"), encoding: .utf8)) ?? ""
        usleep(10_000)
      }
      #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == path(wanted))
      try? FileManager.default.removeItem(atPath: path("opened"))
    }
    let none = try flipbook(
      ["still", "@Film.json", "-o", "@b.png", "-p"], environment: ["PATH": "/nowhere"])
    #expect(none.errors.contains("--open: nothing here opens files"))
  }
}
