import Foundation
import Testing

@Suite("Renderers and documents from the command line")
struct RendererTests {
  private let folder: String

  init() throws {
    _ = try TestScene.compiled.get()
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
  }

  private func run(_ command: String, _ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run([command, TestScene.name, "--scene", "Plain"] + arguments)
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(FlipbookProgram.folder)/\(folder)/\(name)")
  }

  @Test("Cairo's frames are the same bytes with any number of workers, and a manifest names it")
  func workers() throws {
    let one = try run(
      "render", "--renderer", "cairo", "--workers", "1", "-o", folder + "/a%02d.png", "--manifest",
      folder + "/m.json")
    #expect(one.code == 0, "\(one.errors)")
    #expect(try run("render", "--renderer", "cairo", "--workers", "3", "-o", folder + "/b%02d.png").code == 0)
    for frame in ["00", "05", "09"] {
      // The first ones carry the manifest's number.
      let still = try run("still", "--renderer", "cairo", "--at", frame, "-o", folder + "/c\(frame).png")
      #expect(still.code == 0)
      #expect(bytes("b\(frame).png") != nil && bytes("b\(frame).png") == bytes("c\(frame).png"))
    }
    let manifest = String(decoding: try #require(bytes("m.json")), as: UTF8.self)
    #expect(manifest.contains("\"renderer\":[\"cairo\"]"))
    #expect(try FlipbookProgram.run(["verify", folder + "/m.json", TestScene.name]).code == 0)
  }

  @Test("A renderer that there is not is refused")
  func unknown() throws {
    let result = try run("still", "--renderer", "skia", "-o", folder + "/a.png")
    #expect(result.code == 2 && result.errors.contains("fast"), "\(result)")
  }

  @Test("Goldens of one renderer are not mixed with those of the other")
  func goldens() throws {
    let goldens = folder + "/goldens"
    let check = { (arguments: [String]) in
      try FlipbookProgram.run(
        ["check", TestScene.name, "--scene", "Plain", "--goldens", goldens, "--at", "0"] + arguments)
    }
    #expect(try check(["--renderer", "cairo", "--update", "missing", "--accept"]).code == 0)
    #expect(try check(["--renderer", "cairo"]).code == 0)
    let other = try check(["--update", "changed"])
    #expect(other.code == 2 && other.errors.contains("renderer"), "\(other)")
  }

  @Test("A still is a PDF or an SVG, a film one page a moment, and a full or missing place leaves no file")
  func documents() throws {
    #expect(try run("still", "-o", folder + "/a.pdf").code == 0)
    #expect(try run("still", "-o", folder + "/a.svg").code == 0)
    let film = try run("render", "--at", "0,50%,100%", "-o", folder + "/b.pdf")
    #expect(film.code == 0, "\(film.errors)")
    #expect(bytes("a.pdf")?.prefix(5) == Data("%PDF-".utf8))
    #expect(String(decoding: bytes("a.svg") ?? Data(), as: UTF8.self).contains("<svg"))
    #expect((bytes("b.pdf")?.count ?? 0) > (bytes("a.pdf")?.count ?? .max))
    #expect(FlipbookProgram.contents(of: folder) == ["a.pdf", "a.svg", "b.pdf"])
    #expect(try run("still", "-o", folder + "/a.pdf").code != 0)
    #expect(try run("still", "-o", folder + "/missing/a.pdf").code != 0)
    #expect(try run("render", "-o", folder + "/b.svg").code == 2)
    #expect(try run("render", "--markers", "-o", folder + "/c.pdf").code == 2)
    #expect(try run("render", "--at", "0", "-o", folder + "/c.mp4").code == 2)
    #expect(try run("render", "--crf", "20", "-o", folder + "/c.pdf").code == 2)
    #expect(FlipbookProgram.contents(of: folder) == ["a.pdf", "a.svg", "b.pdf"])
  }

  @Test("Markers of a layer scene are pages, named in the outline")
  func markers() throws {
    try FlipbookProgram.write(
      folder + "/m.json",
      """
      {"size": [200, 100], "duration": 4, "markers": {"outro": 3, "intro": 0.5},
       "layers": [{"type": "text", "string": "Hi", "frame": [20, 30, 160, 40], "fontSize": 20}]}
      """)
    let result = try FlipbookProgram.run(["render", folder + "/m.json", "--markers", "-o", folder + "/m.pdf"])
    #expect(result.code == 0, "\(result)")
    let text = String(decoding: try #require(bytes("m.pdf")), as: UTF8.self)
    let intro = try #require(text.range(of: "/Title (intro)"))
    let outro = try #require(text.range(of: "/Title (outro)"))
    #expect(intro.lowerBound < outro.lowerBound)
    #expect(text.contains("/Count 2"))
  }

  @Test("Both renderers' frames of a scene are compared")
  func compare() throws {
    let result = try FlipbookProgram.run([
      "compare", "--renderers", TestScene.name, "--scene", "Plain", "--at", "0,50%",
    ])
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("2"))
    #expect(try FlipbookProgram.run(["compare", "a.png", "b.png", "--scheme", "dark"]).code == 2)
  }
}
