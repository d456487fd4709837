import Testing

@testable import FlipbookExport

@Suite("Arguments for ffmpeg")
struct FFmpegArgumentsTests {
  private func arguments(
    _ path: String, width: Int = 64, fps: Double = 30, frames: Int = 10, opaque: Bool = true,
    _ change: (inout OutputSettings) -> Void = { _ in }
  ) throws -> [String] {
    let plan = try EncodingPlanTests.plan(
      path, width: width, fps: fps, frames: frames, opaque: opaque, change)
    return FFmpegArguments.arguments(plan, output: "/tmp/out")
  }

  @Test("a plain mp4, word for word")
  func plain() throws {
    let expected = """
      -hide_banner -loglevel error -xerror -y -f rawvideo -pixel_format yuv420p -video_size 64x48 -framerate 30/1 \
      -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -i pipe:0 -an -pix_fmt yuv420p \
      -c:v libx264 -flags:v +bitexact -crf 20 -preset veryfast -threads 4 -x264-params sync-lookahead=0 \
      -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -chroma_sample_location center \
      -fflags +bitexact -map_metadata -1 -movflags +faststart -f mp4 file:/tmp/out
      """
    #expect(try arguments("a.mp4").joined(separator: " ") == expected)
  }

  @Test("rates are given as ratios")
  func rate() throws {
    #expect(try arguments("a.mp4", fps: 29.97).contains("30000/1001"))
  }

  @Test("other pixel formats are converted by ffmpeg with the same matrix")
  func converted() throws {
    let list = try arguments("a.mp4") { $0.pixelFormat = "yuv444p" }
    #expect(list.contains("bgr0"))
    #expect(
      list.contains(
        "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact,format=yuv444p"
      ))
  }

  @Test("sound is padded with silence and cut to the pictures")
  func audio() throws {
    let list = try arguments("a.mp4") { $0.audio = "tune:1.wav" }.joined(separator: " ")
    #expect(list.contains("-i file:tune:1.wav -map 0:v -map 1:a:0 -af apad -shortest -c:a aac -b:a 192k"))
    #expect(!list.contains(" -an "))
    #expect(try arguments("a.webm") { $0.audio = "a.wav" }.contains("libopus"))
  }

  @Test("a GIF has one palette, or one for each frame when all would fill the memory")
  func palette() throws {
    let small = try arguments("a.gif")
    #expect(
      small.contains(
        "[0:v]split[a][b];[a]palettegen=reserve_transparent=0[p];"
          + "[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle"))
    let large = try arguments("a.gif", width: 6_400, frames: 1_000, opaque: false).joined(separator: " ")
    #expect(large.contains("palettegen=stats_mode=single:reserve_transparent=1"))
    #expect(large.contains(":new=1"))
    #expect(try arguments("a.gif", fps: 60).joined().contains("[0:v]fps=50,split"))
  }

  @Test("metadata is sorted and marks mp4 files")
  func metadata() throws {
    let list = try arguments("a.mp4") { $0.metadata = ["title": "A b", "comment": "x=y"] }.joined(
      separator: " ")
    #expect(list.contains("-metadata comment=x=y -metadata title=A b -movflags +faststart+use_metadata_tags"))
  }

  @Test("transparent films keep their alpha")
  func alpha() throws {
    let webm = try arguments("a.webm", opaque: false).joined(separator: " ")
    #expect(webm.contains("-pixel_format bgra"))
    #expect(webm.contains("format=yuva420p"))
    #expect(webm.contains("-auto-alt-ref 0"))
    #expect(try arguments("a.mov", opaque: false).contains("4444"))
    #expect(try arguments("a.mov").contains("hq"))
  }

  @Test("the list of encoders is read without its legend")
  func encoders() {
    let text = """
      Encoders:
       V..... = Video
       A..... = Audio
       ------
       V....D libx264              libx264 H.264 / AVC
       A....D aac                  AAC (Advanced Audio Coding)
      """
    #expect(FFmpeg.encoders(in: text) == ["libx264", "aac"])
  }
}
