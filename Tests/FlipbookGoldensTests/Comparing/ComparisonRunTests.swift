import FlipbookCompare
import FlipbookRaster
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookGoldens

@Suite("Comparing files and folders")
struct ComparisonRunTests {
  private let pictureFolder: PictureFolder

  init() throws { pictureFolder = try PictureFolder() }

  private func run(
    _ expected: String, _ actual: String, _ change: (inout ComparisonRun) -> Void = { _ in }
  ) throws -> ComparisonReport {
    var run = ComparisonRun(
      expected: pictureFolder.path(expected), actual: pictureFolder.path(actual), settings: CompareSettings())
    run.workers = 2
    change(&run)
    return try run.run()
  }

  @Test("folders are paired by path; the rest is missing, left out or noted")
  func folders() throws {
    for side in ["a", "b"] {
      try pictureFolder.write("\(side)/same.png", PictureFolder.picture(2))
      try pictureFolder.write("\(side)/deep/er/changed.png", PictureFolder.picture(side == "a" ? 2 : 3))
    }
    try pictureFolder.write("a/gone.png", PictureFolder.picture(2))
    try pictureFolder.write("b/new.png", PictureFolder.picture(2))
    try pictureFolder.write("b/notes.txt", text: "no picture")
    try FileManager.default.createSymbolicLink(
      atPath: pictureFolder.path("b/deep/loop"), withDestinationPath: pictureFolder.path("b"))
    let report = try run("a", "b")
    #expect(report.cases.map(\.name) == ["deep/er/changed.png", "gone.png", "new.png", "same.png"])
    #expect(
      report.cases.map(\.verdict.word) == ["pixels-differ", "missing", "missing", "match"])
    #expect(report.notes.contains { $0.contains("notes.txt") })
    #expect(report.notes.contains { $0.contains("deep/loop") && $0.contains("already") })
    #expect(report.summary == "3 of 4 differ: 1 pixels-differ, 2 missing")
  }

  @Test("numbered files in a folder or by a pattern are a sequence, and gaps are reported")
  func sequences() throws {
    let frames = (0..<10).map { PictureFolder.picture($0) }
    try pictureFolder.write(sequence: "a", frames)
    try pictureFolder.write(sequence: "b", [frames[0], frames[0]] + frames.prefix(8))
    let report = try run("a", "b") { $0.frameRate = 10 }
    let result = try #require(report.cases.first?.sequence)
    #expect(result.findings == [.startsLate(frames: 2)])
    #expect(report.cases[0].message.hasPrefix("starts late by 2 frames (0.2 s)"))
    #expect(try run("a/%05d.png", "b/%05d.png").cases.count == 1)
    #expect(try run("a", "b") { $0.kind = .pictures }.cases.count == 10)
    try FileManager.default.removeItem(atPath: pictureFolder.path("b/00004.png"))
    #expect(try run("a", "b").notes == ["Frame 4 has no file."])
  }

  @Test("films are decoded; a film that is shifted is reported so")
  func films() throws {
    let frames = (0..<12).map { PictureFolder.picture($0) }
    try pictureFolder.write(sequence: "a", frames)
    try pictureFolder.write(sequence: "b", Array(frames.dropFirst(2)))
    for side in ["a", "b"] {
      try pictureFolder.ffmpeg(
        "-framerate", "10", "-i", "\(side)/%05d.png", "-c:v", "libx264", "-qp", "0", "-pix_fmt", "yuv444p",
        "\(side).mp4")
    }
    #expect(try run("a.mp4", "a.mp4").isMatch)
    let result = try #require(try run("a.mp4", "b.mp4").cases.first?.sequence)
    #expect(
      result.findings == [.durationChanged(expected: 12, actual: 10), .startsEarly(frames: 2)])
    #expect(result.frameRate == 10)
    try pictureFolder.write(
      "cut.mp4", [UInt8](try Data(contentsOf: URL(fileURLWithPath: pictureFolder.path("a.mp4"))).prefix(300)))
    #expect(try run("a.mp4", "cut.mp4").cases[0].verdict.word == "unreadable")
  }

  @Test("a film or GIF that opens and gives no frame, or ends in the middle, ends the comparison")
  func damagedFilms() throws {
    try pictureFolder.write(sequence: "a", (0..<4).map { PictureFolder.picture($0, width: 320, height: 240) })
    try pictureFolder.ffmpeg("-framerate", "10", "-i", "a/%05d.png", "a.gif")
    try pictureFolder.ffmpeg(
      "-framerate", "10", "-i", "a/%05d.png", "-c:v", "libx264", "-movflags", "faststart", "a.mp4")
    for name in ["a.gif", "a.mp4"] {
      let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: pictureFolder.path(name))))
      for share in [2, 4, 8, 15, 30, 50, 80, 95] {
        try pictureFolder.write("cut-\(name)", Array(whole.prefix(whole.count * share / 100)))
        let entry = try #require(try run(name, "cut-\(name)").cases.first)
        #expect(!entry.verdict.isMatch, "\(name) \(share)")
        #expect(!(try run("cut-\(name)", "cut-\(name)").cases.isEmpty))
      }
    }
  }

  @Test("a comparison of which everything is ignored says so")
  func everythingIgnored() throws {
    try pictureFolder.write("a.png", PictureFolder.picture(2))
    try pictureFolder.write("b.png", PictureFolder.picture(9))
    let half = CompareRegion(PixelBox(x: 0, y: 0, width: 16, height: 999), .ignore)
    let rest = CompareRegion(PixelBox(x: 16, y: -5, width: 999, height: 999), .ignore)
    let seen = CompareRegion(PixelBox(x: 31, y: 23, width: 1, height: 1), .pixels(.exact))
    func notes(_ regions: [CompareRegion]) throws -> [String] {
      try run("a.png", "b.png") { $0.settings.regions = regions }.notes
    }
    #expect(
      try notes([half, rest]) == ["Nothing of \"b.png\" was compared: the ignored regions cover all of it."])
    #expect(try notes([half]) == [])
    #expect(try notes([half, rest, seen]) == [])
    #expect(try notes([]) == [])
  }

  @Test("an animated PNG is a film, not its first picture")
  func animatedPNG() throws {
    let frames = (0..<4).map { PictureFolder.picture($0) }
    try pictureFolder.write(sequence: "a", frames)
    try pictureFolder.write(sequence: "b", [frames[0], frames[1], frames[3], frames[3]])
    for side in ["a", "b"] {
      try pictureFolder.ffmpeg("-framerate", "5", "-i", "\(side)/%05d.png", "-f", "apng", "\(side).png")
    }
    #expect(try run("a.png", "a.png").isMatch)
    let report = try run("a.png", "b.png")
    #expect(report.cases[0].sequence?.frames.map(\.frame) == [2], "\(report.cases[0].message)")
  }

  @Test("what can't be compared is refused with the way out")
  func refused() throws {
    try pictureFolder.write("a.png", PictureFolder.picture(2))
    try pictureFolder.write("empty/readme.txt", text: "")
    try pictureFolder.write(sequence: "frames", [PictureFolder.picture(0), PictureFolder.picture(1)])
    for (one, other, part) in [
      ("a.png", "none.png", "There is no file"), ("a.png", "empty", "no pictures"),
      ("a.png", "frames", "two of a kind"), ("frames", "none/%d.png", "No file has a name"),
    ] {
      let failure = #expect(throws: FlipbookFailure.self) { try run(one, other) }
      #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }
  }

  @Test("evidence and reports are written, and nothing half written is left")
  func reports() throws {
    try pictureFolder.write("a/one.png", PictureFolder.picture(2))
    try pictureFolder.write("b/one.png", PictureFolder.picture(9))
    let report = try run("a", "b") {
      $0.files = ReportFiles(
        difference: pictureFolder.path("diff"), json: pictureFolder.path("report.json"),
        junit: pictureFolder.path("report.xml"), html: pictureFolder.path("report.html"))
    }
    #expect(report.cases[0].files == ["difference": pictureFolder.path("diff/one.png.difference.png")])
    let picture = try PictureFile.bitmap(
      from: PictureFile.data(at: pictureFolder.path("diff/one.png.difference.png")))
    #expect(picture.width == 3 * 32 + 16 && picture.height == 24)
    // The difference stands in the middle: red where the square was and where it is.
    #expect(picture[32 + 8 + 2, 9] == 0xfff0_1e50 && picture[32 + 8 + 12, 9] == 0xfff0_1e50)
    #expect(try pictureFolder.text("report.json").contains("\"pixels-differ\""))
    #expect(try pictureFolder.text("report.xml").contains("failures=\"1\""))
    #expect(try pictureFolder.text("report.html").contains("case-0-actual"))
    let names = try FileManager.default.contentsOfDirectory(atPath: pictureFolder.folder).sorted()
    #expect(names == ["a", "b", "diff", "report.html", "report.json", "report.xml"])
    #expect(throws: FlipbookFailure.self) {
      try run("a", "b") { $0.files = ReportFiles(html: pictureFolder.path("none/report.html")) }
    }
  }

  @Test("regions in a file are read with their rules, and mistakes are named")
  func regions() throws {
    let good = Data(
      #"[{"x":1,"y":2,"width":3,"height":4,"ignore":true},{"x":0,"y":0,"width":9,"height":9,"tolerance":7}]"#
        .utf8)
    #expect(
      try RegionFile.regions(in: good, name: "r") == [
        CompareRegion(PixelBox(x: 1, y: 2, width: 3, height: 4), .ignore),
        CompareRegion(PixelBox(x: 0, y: 0, width: 9, height: 9), .pixels(.channels(tolerance: 7))),
      ])
    for (text, part) in [
      ("{}", "array"), (#"[{"x":1}]"#, "\"y\""), (#"[{"x":0,"y":0,"width":1,"height":1}]"#, "needs one of"),
      (#"[{"x":0,"y":0,"width":1,"height":1,"ingore":true}]"#, "ingore"),
      (#"[{"x":0,"y":0,"width":0,"height":1,"ignore":true}]"#, "above 0"),
      (#"[{"x":0,"y":0,"width":1,"height":1,"tolerance":300}]"#, "255"),
    ] {
      let failure = #expect(throws: FlipbookFailure.self) {
        try RegionFile.regions(in: Data(text.utf8), name: "r")
      }
      #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }
  }
}
