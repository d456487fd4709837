import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import FlipbookVideo
import Foundation
import Testing

/// What films cost, and what is said of those that can't be used.
@Suite struct VideoLimitTests {
  private func reason(_ path: String, _ provider: FileVideoProvider = FileVideoProvider()) -> String {
    do {
      _ = try provider.video(at: path)
      return ""
    } catch {
      return error.reason
    }
  }

  @Test func whatIsNoFilmIsSaid() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(reason(folder + "/none.mp4") == "doesn't exist")
    #expect(reason(folder) == "is no file")
    try Data("no film at all".utf8).write(to: URL(fileURLWithPath: folder + "/text.mp4"))
    #expect(reason(folder + "/text.mp4").hasPrefix("is "))
    try Data().write(to: URL(fileURLWithPath: folder + "/empty.mp4"))
    #expect(reason(folder + "/empty.mp4").hasPrefix("is "))
    try FilmFixture.run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=d=0.2", folder + "/sound.mka"])
    #expect(reason(folder + "/sound.mka") == "has no pictures in it")
  }

  @Test func aListOfOtherFilesIsNotFollowed() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FilmFixture.make(folder, frames: 5, FilmFixture.x264 + ["a.mp4"])
    try Data("ffconcat version 1.0\nfile a.mp4\n".utf8).write(to: URL(fileURLWithPath: folder + "/list.mp4"))
    #expect(reason(folder + "/list.mp4") == "is of a kind that is not read as a film")
    try Data("#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\na.mp4\n#EXT-X-ENDLIST\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/list.m3u8"))
    #expect(reason(folder + "/list.m3u8") == "is of a kind that is not read as a film")
  }

  @Test func whatLiesOutsideIsNotRead() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(folder, frames: 5, FilmFixture.x264 + ["a.mp4"])
    try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/in/b.mp4", withDestinationPath: path)
    let provider = FileVideoProvider(access: .below([folder + "/in"]))
    #expect(reason(path, provider).hasPrefix("is outside the scene's folder"))
    #expect(reason(folder + "/in/b.mp4", provider).hasPrefix("is outside the scene's folder"))
  }

  @Test func largePicturesAreRefusedBeforeTheyAreDecoded() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(folder, frames: 5, FilmFixture.x264 + ["a.mp4"])
    var limits = CostLimits()
    limits.memory = 4096
    let provider = FileVideoProvider(limits: limits)
    #expect(reason(path, provider).contains("48 × 32 pixels, which take"))
    #expect(provider.decodingCount == 0)
  }

  @Test func decodedPicturesStayWithinTheirShare() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(folder, frames: 140, FilmFixture.x264 + ["-g", "12", "a.mp4"])
    let bytes = FilmFixture.width * FilmFixture.height * 4
    var limits = CostLimits()
    limits.memory = Double(bytes * 4 * 10)
    let provider = FileVideoProvider(limits: limits)
    let film = try provider.video(at: path)
    for number in stride(from: 139, through: 0, by: -1) {
      #expect(film.picture(number).pixels[9] == FilmFixture.color(number))
      #expect(provider.keptBytes <= bytes * 10)
    }
    // Forwards each run is decoded once.
    let other = FileVideoProvider()
    let again = try other.video(at: path)
    for number in 0..<140 { _ = again.picture(number).pixels }
    #expect(other.decodingCount == 3)
  }

  @Test func whatIsCutOffIsAnErrorWithItsTime() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(
      folder, frames: 90, ["-c:v", "png", "-movflags", "+faststart", "a.mov"])
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    data.removeLast(data.count / 3)
    try data.write(to: URL(fileURLWithPath: path))
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let film = try FileVideoProvider().video(at: path)
      for number in film.times.indices { _ = film.picture(number).pixels }
      // What stands in the place of the others is empty.
      if film.times.count == 90 { #expect(film.picture(89).pixels[0] == 0) }
      #expect(film.times.count < 90 || collector.firstError?.code == "video.unreadable")
      if film.times.count == 90 { #expect(collector.firstError?.message.contains(", at ") == true) }
    }
  }

  @Test func aFilmThatChangesIsAnError() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(folder, frames: 5, FilmFixture.x264 + ["a.mp4"])
    let film = try FileVideoProvider().video(at: path)
    try FilmFixture.make(folder, frames: 9, FilmFixture.x264 + ["a.mp4"])
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) { _ = film.picture(0).pixels }
    #expect(
      collector.firstError?.message == "The film \"a.mp4\" changed while it was in use; render again.")
  }

  @Test func threadsGetTheSamePictures() async throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(folder, frames: 120, FilmFixture.x264 + ["-g", "12", "a.mp4"])
    let film = try FileVideoProvider().video(at: path)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for part in 0..<4 {
        group.addTask {
          stride(from: part, to: 120, by: 4).count { film.picture($0).pixels[0] != FilmFixture.color($0) }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
