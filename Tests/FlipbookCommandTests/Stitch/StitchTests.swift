import Foundation
import Testing

@Suite("flipbook stitch")
struct StitchTests {
  private static let scene = """
    {"size": [32, 24], "duration": 1, "frameRate": 12, "layers": [{"frame": [2, 2, 8, 8], "backgroundColor": "#f40",
    "animations": [{"keyPath": "position.x", "from": 6, "to": 26, "duration": 1}]}]}
    """

  /// Renders twelve frames into a folder of a name.
  private func sequence(_ name: String, _ options: [String] = []) throws {
    try FlipbookProgram.write(name + ".json", Self.scene)
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + name, withIntermediateDirectories: true)
    let run = try FlipbookProgram.run(["render", name + ".json", "-o", name + "/%04d.png", "-q"] + options)
    #expect(run.code == 0, "\(run.errors)")
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: FlipbookProgram.folder + "/" + name)
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: FlipbookProgram.folder + "/" + name)
  }

  @Test("a folder, a pattern and a list of files make the film that render makes")
  func operands() throws {
    try sequence("stitch-a")
    let wanted = try FlipbookProgram.run(["render", "stitch-a.json", "-o", "stitch-a.mp4", "-q"])
    #expect(wanted.code == 0)
    let files = (0..<12).map { "stitch-a/00\($0 < 10 ? "0" : "")\($0).png" }
    for operands in [["stitch-a"], ["stitch-a/%04d.png"], files] {
      let run = try FlipbookProgram.run(["stitch"] + operands + ["-o", "stitch-b.mp4", "-y", "-q"])
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(bytes("stitch-b.mp4") == bytes("stitch-a.mp4"))
    }
  }

  @Test("ranges are those of render")
  func ranges() throws {
    try sequence("stitch-c")
    for range in [
      ["--frames", "2-4,7"], ["--from", "0.5s"], ["--to", "50%"], ["--from", "3", "--to", "9"],
    ] {
      let wanted = try FlipbookProgram.run(
        ["render", "stitch-c.json", "-o", "stitch-c.mp4", "-q", "-y"] + range)
      let found = try FlipbookProgram.run(["stitch", "stitch-c", "-o", "stitch-d.mp4", "-q", "-y"] + range)
      #expect(wanted.code == 0 && found.code == 0, "\(wanted.errors)\(found.errors)")
      #expect(bytes("stitch-c.mp4") == bytes("stitch-d.mp4"), "\(range)")
    }
    let outside = try FlipbookProgram.run(["stitch", "stitch-c", "-o", "stitch-e.mp4", "--frames", "5-12"])
    #expect(outside.code == 2)
    #expect(outside.errors == "flipbook: --frames: there is no frame 12; the frames are 0 to 11.\n")
  }

  @Test("gaps are named, held or skipped")
  func gaps() throws {
    try sequence("stitch-f")
    for name in ["0003", "0004", "0008"] { try remove("stitch-f/\(name).png") }
    let refused = try FlipbookProgram.run(["stitch", "stitch-f", "-o", "stitch-f.gif"])
    #expect(refused.code == 3)
    #expect(refused.errors.contains("Frames 3 to 4 have no files.\n  Frame 8 has no file."))
    #expect(bytes("stitch-f.gif") == nil)
    for (choice, count) in [("hold", 12), ("skip", 9)] {
      let run = try FlipbookProgram.run(
        ["stitch", "stitch-f", "-o", "stitch-\(choice).mp4", "--missing", choice, "--progress", "json"])
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("\"frames\":\(count)"))
    }
  }

  @Test("a manifest vouches for the files")
  func manifest() throws {
    try sequence("stitch-g", ["--manifest", "stitch-g.manifest"])
    let good = try FlipbookProgram.run(
      ["stitch", "stitch-g", "-o", "stitch-g.mp4", "--manifest", "stitch-g.manifest"])
    #expect(good.code == 0, "\(good.errors)")
    try FileManager.default.removeItem(atPath: FlipbookProgram.folder + "/stitch-g/0005.png")
    try FileManager.default.copyItem(
      atPath: FlipbookProgram.folder + "/stitch-g/0004.png",
      toPath: FlipbookProgram.folder + "/stitch-g/0005.png")
    let bad = try FlipbookProgram.run(
      ["stitch", "stitch-g", "-o", "stitch-g2.mp4", "--manifest", "stitch-g.manifest"])
    #expect(bad.code == 3)
    #expect(bad.errors.contains("\"stitch-g/0005.png\": the file is not the one of the manifest."))
    #expect(bytes("stitch-g2.mp4") == nil)
  }

  @Test(
    "what can't be is refused in words",
    arguments: [
      (["stitch"], 2, "Name the frames"),
      (["stitch", "nowhere"], 3, "There is no file or folder \"nowhere\"."),
      (["stitch", "x"], 2, "Say where the film goes"),
      (["stitch", "x", "-o", "x.png"], 2, "is a picture; name a film"),
      (["stitch", "nowhere/%d.png", "-o", "x.mp4"], 3, "No file is named like"),
      (["stitch", "x", "-o", "x.mp4", "--missing", "guess"], 2, "--missing guess"),
      (["stitch", "x", "-o", "x.mp4", "--fps", "0"], 2, "--fps 0"),
      (["stitch", "x", "-o", "x.mp4", "--preset", "quick"], 2, "There is no preset \"quick\""),
      (["stitch", "x", "-o", "x.webm", "--preset", "fast"], 2, "Only H.264 and HEVC have presets."),
      (["stitch", "x", "-o", "x.mp4", "--background", "clear"], 2, "must be opaque"),
      (["stitch", "x", "-o", "x.gif", "--audio", "a.wav"], 2, "has no sound"),
      (["stitch", "x", "-o", "x.mp4", "--frames", "1", "--from", "2"], 2, "--frames picks the frames alone"),
    ])
  func refused(arguments: [String], code: Int32, message: String) throws {
    var arguments = arguments
    if arguments == ["stitch", "nowhere"] { arguments += ["-o", "x.mp4"] }
    let run = try FlipbookProgram.run(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(bytes("x.mp4") == nil)
  }

  @Test("a folder without a sequence is refused")
  func folders() throws {
    let folder = FlipbookProgram.folder + "/stitch-h"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let empty = try FlipbookProgram.run(["stitch", "stitch-h", "-o", "h.mp4"])
    #expect(empty.code == 3 && empty.errors.contains("holds no PNG files"))
    try FlipbookProgram.write("stitch-h/a.png", "")
    try FlipbookProgram.write("stitch-h/b1.png", "")
    let mixed = try FlipbookProgram.run(["stitch", "stitch-h", "-o", "h.mp4"])
    #expect(mixed.code == 3 && mixed.errors.contains("are no single sequence"))
    let damaged = try FlipbookProgram.run(["stitch", "stitch-h/b%d.png", "-o", "h.mp4"])
    #expect(damaged.code == 3 && damaged.errors.contains("\"stitch-h/b1.png\": the file is empty."))
  }
}
