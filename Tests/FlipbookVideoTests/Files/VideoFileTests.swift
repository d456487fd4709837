import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import FlipbookVideo
import Foundation
import Testing

/// Pictures of films against the colours that they were made of.
@Suite struct VideoFileTests {
  private func colors(_ film: any VideoSource, _ numbers: [Int]) -> [UInt32] {
    numbers.map { film.picture($0).pixels[5] }
  }

  @Test(arguments: [
    (FilmFixture.x264 + ["-g", "12", "a.mp4"], "pictures that depend on each other"),
    (FilmFixture.x264 + ["-g", "12", "-x264-params", "open-gop=1", "a.mkv"], "open groups"),
    (FilmFixture.x264 + ["-g", "300", "a.mov"], "one group"),
    (["-c:v", "ffv1", "-pix_fmt", "bgra", "a.mkv"], "each alone"),
    (["-c:v", "qtrle", "-pix_fmt", "argb", "a.mov"], "animation"),
    (["-c:v", "libvpx-vp9", "-lossless", "1", "-pix_fmt", "gbrp", "-g", "20", "a.webm"], "VP9"),
    (["-c:v", "apng", "-pix_fmt", "rgba", "-f", "apng", "a.png"], "APNG"),
    (
      [
        "-vf", "split[a][b];[a]palettegen=reserve_transparent=0:stats_mode=single[p];[b][p]paletteuse=new=1",
        "a.gif",
      ], "GIF"
    ),
    (
      ["-c:v", "libx264rgb", "-qp", "0", "-pix_fmt", "rgb24", "-g", "9", "a.ts"],
      "a stream from its middle on"
    ),
  ])
  func everyOrderGivesTheSamePictures(_ options: [String], _ kind: String) throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let count = 140
    let path = try FilmFixture.make(folder, frames: count, options)
    let wanted = (0..<count).map(FilmFixture.color)
    let forwards = try FileVideoProvider().video(at: path)
    #expect(forwards.times.count == count, "\(kind)")
    #expect((forwards.width, forwards.height) == (FilmFixture.width, FilmFixture.height))
    #expect(colors(forwards, Array(0..<count)) == wanted, "\(kind), forwards")
    let backwards = try FileVideoProvider().video(at: path)
    #expect(colors(backwards, (0..<count).reversed()) == wanted.reversed(), "\(kind), backwards")
    let mixed = (0..<count).map { $0 * 67 % count }
    let anyhow = try FileVideoProvider().video(at: path)
    #expect(colors(anyhow, mixed) == mixed.map(FilmFixture.color), "\(kind), anyhow")
    #expect(anyhow.picture(7).contentHash == forwards.picture(7).contentHash)
    #expect(anyhow.picture(7).contentHash != forwards.picture(8).contentHash)
  }

  @Test func aPictureIsShownFromItsTimeOn() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(
      folder, frames: 10, rate: "30000/1001", FilmFixture.x264 + ["a.mp4"])
    let film = try FileVideoProvider().video(at: path)
    #expect(abs(film.duration - 10 * 1001.0 / 30000) < 1e-9)
    for number in 0..<10 {
      let time = Double(number) * 1001 / 30000
      #expect(film.index(at: time) == number)
      #expect(film.index(at: time + 0.03) == number)
      #expect(film.index(at: time - 2e-6) == max(0, number - 1))
    }
    #expect(film.index(at: -3) == 0)
    #expect(film.index(at: 100) == 9)
    #expect(film.index(at: .nan) == 0)
  }

  @Test func picturesOfUnequalLengthKeepTheirTimes() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The second half at a quarter of the pace.
    let path = try FilmFixture.make(
      folder, frames: 8, rate: "10",
      ["-vf", "settb=1/1000,setpts='if(lt(N,4),N,4+(N-4)*4)*100'", "-fps_mode", "vfr"] + FilmFixture.x264 + [
        "a.mkv"
      ])
    let film = try FileVideoProvider().video(at: path)
    let wanted = [0, 0.1, 0.2, 0.3, 0.4, 0.8, 1.2, 1.6]
    #expect(zip(film.times, wanted).allSatisfy { abs($0 - $1) < 1e-9 } && film.times.count == 8)
    #expect(film.picture(at: 1.19).pixels[0] == FilmFixture.color(5))
    #expect(film.picture(at: 1.2).pixels[0] == FilmFixture.color(6))
  }

  @Test func aCutFilmBeginsWhereItSays() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FilmFixture.make(folder, frames: 60, FilmFixture.x264 + ["-g", "30", "a.mp4"])
    // Copied from the middle of a group: what lies before is in the file, and not shown.
    let path = folder + "/cut.mp4"
    try FilmFixture.run("ffmpeg", ["-v", "error", "-ss", "0.5", "-i", folder + "/a.mp4", "-c", "copy", path])
    let film = try FileVideoProvider().video(at: path)
    #expect(film.picture(at: 0).pixels[0] == FilmFixture.color(15))
    #expect(film.picture(at: 0.5).pixels[0] == FilmFixture.color(30))
    #expect(abs(film.duration - 1.5) < 0.04)
  }

  @Test(arguments: ["vp9", "png", "qtrle"])
  func whatIsSeenThroughStays(_ codec: String) throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = [
      "vp9": ["-c:v", "libvpx-vp9", "-lossless", "1", "-pix_fmt", "yuva420p", "a.webm"],
      "png": ["-c:v", "png", "-pix_fmt", "rgba", "a.mov"],
      "qtrle": ["-c:v", "qtrle", "-pix_fmt", "argb", "a.mov"],
    ]
    // Values that ffmpeg's own way to YUV leaves as they are.
    let alphas: [UInt8] = [0, 60, 120, 255, 60]
    let path = try FilmFixture.make(folder, frames: 5, options[codec]!) { alphas[$0] }
    let film = try FileVideoProvider().video(at: path)
    for number in 0..<5 {
      let pixel = film.picture(number).pixels[0]
      #expect(pixel >> 24 == UInt32(alphas[number]))
      let green = Double(255 - number) * Double(alphas[number]) / 255
      #expect(abs(Double(pixel >> 8 & 255) - green) <= (codec == "vp9" ? 2 : 0.5))
    }
  }

  @Test(arguments: [(0, 48, 32), (90, 32, 48), (180, 48, 32), (270, 32, 48)])
  func turnedFilmsStandUpright(_ turn: Int, _ width: Int, _ height: Int) throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lying = folder + "/lying.mp4"
    // A red corner at the top left.
    try FilmFixture.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i",
        "color=black:s=48x32:r=10:d=0.5,format=rgb24,drawbox=0:0:8:8:red:fill",
        "-c:v", "libx264rgb", "-qp", "0", lying,
      ])
    let path = folder + "/turned.mp4"
    try FilmFixture.run(
      "ffmpeg", ["-v", "error", "-i", lying, "-c", "copy", "-metadata:s:v", "rotate=\(turn)", path])
    let film = try FileVideoProvider().video(at: path)
    #expect((film.width, film.height) == (width, height))
    // ffmpeg's own turn is the judge.
    let raw = folder + "/raw"
    try FilmFixture.run(
      "ffmpeg", ["-v", "error", "-i", path, "-frames:v", "1", "-pix_fmt", "bgra", "-f", "rawvideo", raw])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
    let pixels = film.picture(0).pixels
    #expect(bytes.count == pixels.count * 4)
    #expect(pixels.indices.allSatisfy { bytes[$0 * 4 + 2] == UInt8(pixels[$0] >> 16 & 255) })
    #expect(pixels.count { $0 == 0xffff_0000 } == 64)
  }

  @Test func colorsFollowTheMatrixOfTheSize() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Y 128, U 90, V 200 without a word on the matrix.
    func pixel(_ height: Int) throws -> UInt32 {
      let path = folder + "/\(height).mp4"
      try FilmFixture.run(
        "ffmpeg",
        [
          "-v", "error", "-f", "lavfi", "-i",
          "nullsrc=s=64x\(height):r=5:d=0.2,format=yuv420p,geq=lum=128:cb=90:cr=200", "-c:v", "libx264",
          "-qp", "0",
          path,
        ])
      return try FileVideoProvider().video(at: path).picture(0).pixels[100]
    }
    func color(_ kr: Double, _ kb: Double) -> [Double] {
      let (y, u, v) = ((128.0 - 16) / 219, (90.0 - 128) / 224, (200.0 - 128) / 224)
      let (r, b) = (y + 2 * (1 - kr) * v, y + 2 * (1 - kb) * u)
      return [r, (y - kr * r - kb * b) / (1 - kr - kb), b].map { min(255, max(0, $0 * 255)) }
    }
    for (height, kr, kb) in [(64, 0.299, 0.114), (720, 0.2126, 0.0722)] {
      let found = try pixel(height)
      let parts = [found >> 16 & 255, found >> 8 & 255, found & 255].map(Double.init)
      for (part, wanted) in zip(parts, color(kr, kb)) { #expect(abs(part - wanted) <= 1.5, "\(height)") }
    }
  }

  @Test func animatedWebPKeepsItsTimesAndPictures() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(
      folder, frames: 12, rate: "8", ["-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra", "a.webp"])
    let film = try FileVideoProvider().video(at: path)
    #expect(film.times.count == 12)
    #expect(zip(film.times, 0...).allSatisfy { abs($0 - Double($1) / 8) < 1e-9 })
    #expect(colors(film, [11, 3, 0, 7]) == [11, 3, 0, 7].map(FilmFixture.color))
    #expect(film.soundStart == nil)
  }

  @Test func theBeginOfTheSoundIsKnown() throws {
    let folder = try FilmFixture.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try FilmFixture.make(
      folder, frames: 30, input: ["-f", "lavfi", "-i", "sine=440:d=1"],
      FilmFixture.x264 + ["-c:a", "flac", "a.mkv"])
    #expect(try FileVideoProvider().video(at: path).soundStart == 0)
  }
}
