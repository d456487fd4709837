import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Sections of films")
struct SectionTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try write(
      "Film.json",
      #"""
      {"size": [64, 36], "duration": 3, "frameRate": 10, "markers": {"middle": 1.5},
       "sections": [{"title": "Intro", "at": 0}, {"title": "Zoë's = idea; #1", "at": "middle"}],
       "layers": [{"frame": [0, 0, 20, 20], "backgroundColor": "#ff0000",
         "animations": [{"keyPath": "position.x", "from": 10, "to": 50, "duration": 3}]}]}
      """#)
  }

  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  /// Begins and titles of a film's chapters.
  private func chapters(_ name: String) throws -> [String] {
    let text = try FilmProbe.output(
      "ffprobe",
      [
        "-v", "error", "-show_chapters", "-show_entries", "chapter=start_time:chapter_tags=title", "-of",
        "csv=p=0", path(name),
      ])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func frames(_ name: String) throws -> String {
    let text = try FilmProbe.output(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v:0", "-count_frames", "-show_entries", "stream=nb_read_frames",
        "-of", "csv=p=0", path(name),
      ])
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("sections are chapters of films, whole, cut out and in segments", arguments: ["a.mp4", "b.mkv"])
  func chapters(name: String) throws {
    let both = ["0.000000,Intro", "1.500000,Zoë's = idea; #1"]
    try flipbook("render", "@Film.json", "-o", "@\(name)")
    #expect(try chapters(name) == both)
    try flipbook("render", "@Film.json", "-o", "@cut-\(name)", "--segment", "1s")
    #expect(try chapters("cut-\(name)") == both)
    try flipbook("render", "@Film.json", "-o", "@part-\(name)", "--from", "1s")
    #expect(try chapters("part-\(name)") == ["0.000000,Intro", "0.500000,Zoë's = idea; #1"])
  }

  @Test("--save-sections writes a file for each, pages of a PDF are named by them")
  func files() throws {
    try flipbook("render", "@Film.json", "-o", "@film.mp4", "--save-sections")
    #expect(try frames("film.mp4") == "30")
    #expect(try frames("film-01-intro.mp4") == "15")
    #expect(try frames("film-02-zoë-s-idea-1.mp4") == "15")
    try flipbook("render", "@Film.json", "-o", "@pages.pdf", "--markers")
    #expect(FileManager.default.fileExists(atPath: path("pages.pdf")))
    try write("None.json", #"{"layers": [], "duration": 0.2}"#)
    let none = try flipbook("render", "@None.json", "-o", "@none.mp4", "--save-sections", code: 2)
    #expect(none.errors.contains("--save-sections: the scene has none"))
  }

  @Test("a series of views has chapters; each part's sound begins with it")
  func views() throws {
    try FilmProbe.writeClicks(path("click.wav"), at: [100], count: 4800)
    try write(
      "Series.swift",
      """
      import SwiftUI
      import Flipbook

      struct Film: Clip {
        var size: CGSize { CGSize(width: 64, height: 36) }
        var duration: TimeInterval { 2 }
        var frameRate: Double { 10 }
        var body: some View {
          Series {
            Section("One", duration: 1) { Color.red }
            Section("Two", duration: 1, transition: .push(0.4)) {
              ZStack { Color.blue; Audio("click.wav", at: 0.25) }
            }
          }
        }
      }
      """)
    try flipbook("render", "@Series.swift", "-o", "@series.mp4", "--save-sections")
    #expect(try chapters("series.mp4") == ["0.000000,One", "1.000000,Two"])
    let samples = try FilmProbe.samples(path("series.mp4"))
    #expect(abs(FilmProbe.peak(samples, near: 60_100) - 60_100) <= 1)
    let own = try FilmProbe.samples(path("series-02-two.mp4"))
    #expect(abs(FilmProbe.peak(own, near: 12_100) - 12_100) <= 1)
  }

  @Test("names of files follow from the film's and the title")
  func names() {
    #expect(SectionFiles.path("a/b.mp4", number: 3, of: 120, title: "What's it?") == "a/b-003-what-s-it.mp4")
    #expect(SectionFiles.path("b.mp4", number: 1, of: 2, title: "../..") == "b-01.mp4")
    #expect(SectionFiles.path("f/%05d.png", number: 1, of: 2, title: "A") == "f/01-a-%05d.png")
  }
}
