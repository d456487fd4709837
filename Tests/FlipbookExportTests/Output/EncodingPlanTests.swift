import Foundation
import Testing

@testable import FlipbookExport

@Suite("Settings for an encoder")
struct EncodingPlanTests {
  static let encoders: Set<String> = [
    "libx264", "libx265", "libvpx-vp9", "libsvtav1", "prores_ks", "gif", "apng", "libwebp_anim", "aac",
  ]

  static func plan(
    _ path: String, width: Int = 64, height: Int = 48, fps: Double = 30, frames: Int = 10,
    opaque: Bool = true,
    encoders: Set<String> = encoders, _ change: (inout OutputSettings) -> Void = { _ in }
  ) throws -> EncodingPlan {
    let rate = try #require(FrameRate(fps))
    let format = FrameFormat(
      size: CGSize(width: width, height: height), frameRate: rate, frameCount: frames, isOpaque: opaque)
    var settings = OutputSettings(path: path)
    change(&settings)
    return try EncodingPlan(settings, format, frameCount: frames, encoders: encoders)
  }

  private func message(_ body: () throws -> EncodingPlan) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? ExportError)?.message
    }
  }

  @Test("the extension picks container, codec and pixel format")
  func extensions() throws {
    let table: [(String, Bool, OutputFormat, VideoCodec?, String, EncodingPlan.Input)] = [
      ("a.mp4", true, .mp4, .h264, "yuv420p", .planar), ("A.MP4", true, .mp4, .h264, "yuv420p", .planar),
      ("a.mkv", true, .mkv, .h264, "yuv420p", .planar), ("a.webm", true, .webm, .vp9, "yuv420p", .planar),
      ("a.webm", false, .webm, .vp9, "yuva420p", .bgra), ("a.mov", true, .mov, .prores, "yuv422p10le", .bgr0),
      ("a.mov", false, .mov, .prores, "yuva444p10le", .bgra), ("a.gif", true, .gif, nil, "pal8", .bgr0),
      ("a.gif", false, .gif, nil, "pal8", .bgra), ("a.apng", true, .apng, nil, "rgb24", .bgr0),
      ("a.apng", false, .apng, nil, "rgba", .bgra), ("a.webp", false, .webp, nil, "bgra", .bgra),
    ]
    for (path, opaque, container, codec, pixelFormat, input) in table {
      let plan = try Self.plan(path, opaque: opaque)
      #expect(plan.container == container, "\(path)")
      #expect(plan.codec == codec, "\(path)")
      #expect(plan.pixelFormat == pixelFormat, "\(path)")
      #expect(plan.input == input, "\(path) \(opaque)")
    }
  }

  @Test("a codec, a quality and a pixel format can be chosen")
  func overrides() throws {
    let plan = try Self.plan("a.mp4") {
      $0.codec = .hevc
      $0.quality = 18
      $0.pixelFormat = "yuv420p10le"
    }
    #expect(plan.encoder == "libx265")
    #expect(plan.quality == 18)
    #expect(plan.input == .bgr0)
    #expect(VideoCodec(name: "H.265") == .hevc)
    #expect(VideoCodec(name: "libvpx-vp9") == .vp9)
    #expect(VideoCodec(name: "mpeg2") == nil)
  }

  @Test("what can't be is refused with the way out")
  func refused() {
    #expect(
      message { try Self.plan("a.mp4", width: 63, height: 47) }
        == "The picture is 63×47 pixels, but H.264 in yuv420p needs an even width and height. Use 64×48, or choose "
        + "the pixel format yuv444p.")
    #expect(message { try Self.plan("a.mp4", width: 63, height: 47) { $0.pixelFormat = "yuv444p" } } == nil)
    #expect(message { try Self.plan("a.mov", width: 63) }?.contains("needs an even width. Use 64×48") == true)
    #expect(message { try Self.plan("a.gif", width: 63, height: 47) } == nil)
    #expect(
      message { try Self.plan("a.mp4", opaque: false) }?.contains("H.264 can't keep a transparent") == true)
    #expect(
      message { try Self.plan("a.webm") { $0.codec = .h264 } }
        == "A .webm can't hold H.264; it can hold VP9, AV1.")
    #expect(message { try Self.plan("a.gif") { $0.codec = .h264 } } == "A .gif has no codec to choose.")
    #expect(
      message { try Self.plan("a.mp4") { $0.quality = 60 } }
        == "The constant rate factor of H.264 goes from 0 to 51, not 60.")
    #expect(
      message { try Self.plan("a.mov") { $0.quality = 20 } } == "ProRes has no constant rate factor to set.")
    #expect(
      message { try Self.plan("a.gif") { $0.audio = "a.wav" } }?.hasPrefix("A .gif has no sound.") == true)
    #expect(message { try Self.plan("a.gif") { $0.pixelFormat = "rgb24" } } != nil)
    #expect(message { try Self.plan("noextension") }?.contains("no extension that names a format") == true)
    #expect(message { try Self.plan("dir.mp4/file") }?.contains("no extension") == true)
    #expect(
      message { try Self.plan("a.mp4", encoders: ["libvpx-vp9"]) }
        == "The installed ffmpeg has no encoder libx264, which H.264 needs. Debian's has it: apt install ffmpeg"
    )
  }

  @Test("the second encoder of a codec serves when the first is missing")
  func alternatives() throws {
    let plan = try Self.plan("a.webm", encoders: ["libaom-av1"]) { $0.codec = .av1 }
    #expect(plan.encoder == "libaom-av1")
  }
}
