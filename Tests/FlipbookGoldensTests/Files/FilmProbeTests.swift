import FlipbookCompare
import Testing

@testable import FlipbookGoldens

@Suite("What ffprobe says of films")
struct FilmProbeTests {
  private func probe(_ stream: String) throws -> FilmProbe {
    try FilmProbe(text: "{\"streams\": [{\(stream)}]}")
  }

  @Test("size, rate, alpha and the way to decode follow from the stream")
  func streams() throws {
    let plain = try probe(
      #""codec_name":"h264","width":64,"height":48,"pix_fmt":"yuv420p","avg_frame_rate":"30000/1001""#)
    #expect(plain.width == 64 && plain.height == 48 && plain.isOpaque && plain.decoder == [])
    #expect(plain.frameRate == 30000.0 / 1001)
    let layered = try probe(
      #""codec_name":"vp9","width":2,"height":2,"pix_fmt":"yuv420p","tags":{"alpha_mode":"1"},"avg_frame_rate":"0/0""#
    )
    #expect(!layered.isOpaque && layered.decoder == ["-c:v", "libvpx-vp9"] && layered.frameRate == nil)
    let animated = try probe(
      #""codec_name":"gif","width":2,"height":2,"pix_fmt":"bgra","avg_frame_rate":"0/0","r_frame_rate":"0/0""#
    )
    #expect(!animated.isOpaque && animated.timing == ["-fps_mode", "passthrough"])
    let steady = try probe(#""codec_name":"gif","width":2,"height":2,"avg_frame_rate":"25/2""#)
    #expect(steady.timing == ["-fps_mode", "cfr", "-r", "25/2"] && steady.frameRate == 12.5)
    // Frames without a length: ffprobe's guess is no rate.
    let timeless = try probe(
      #""codec_name":"apng","width":2,"height":2,"avg_frame_rate":"0/0","r_frame_rate":"100000/1""#)
    #expect(timeless.timing == ["-fps_mode", "passthrough"] && timeless.frameRate == nil)
  }

  @Test("no pictures and absurd sizes are unreadable")
  func refused() {
    #expect(throws: UnreadableFrame.self) { try FilmProbe(text: "{}") }
    #expect(throws: UnreadableFrame.self) { try FilmProbe(text: "no JSON") }
    #expect(throws: UnreadableFrame.self) { try probe(#""codec_name":"gif","width":60000,"height":60000"#) }
  }
}
