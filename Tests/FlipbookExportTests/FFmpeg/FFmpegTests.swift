import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookExport

@Suite("The ffmpeg program")
struct FFmpegTests {
  @Test("one answer holds the versions and the encoders")
  func answer() throws {
    let text = """
      ffmpeg version 5.1.9 Copyright (c) the developers
        built with gcc 12
        libavutil      57. 28.100 / 57. 28.100
      Encoders:
       V..... = Video
       ------
       V....D libx264              libx264 H.264
       A....D aac                  AAC
      """
    #expect(
      FFmpeg.banner(in: text)
        == "ffmpeg version 5.1.9 Copyright (c) the developers\nbuilt with gcc 12\nlibavutil      57. 28.100 / 57. 28.100"
    )
    #expect(FFmpeg.encoders(in: text) == ["libx264", "aac"])
    #expect(FFmpeg.banner(in: "Encoders:\n V....D libx264  H.264") == "")
  }

  @Test("the version is the one that the program prints, and asking for both starts it once")
  func once() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/ffmpeg"
      try ProgramFile.write(
        "#!/bin/sh\necho \"$@\" >> '\(folder)/log'\nexec ffmpeg \"$@\"\n", to: path)
      let ffmpeg = try FFmpeg(program: path)
      let version = try ffmpeg.version(Cancellation())
      #expect(version.hasPrefix("ffmpeg version ") && version.contains("\nlibavcodec "))
      #expect(ffmpeg.encoders.contains("libx264"))
      #expect(try String(contentsOfFile: "\(folder)/log", encoding: .utf8) == "-encoders\n")
    }
  }

  @Test("what it says is kept until one of its files changes: the program, its libraries, the loader's list")
  func files() throws {
    let path = try #require(ProgramPath.find("ffmpeg"))
    let files = try #require(FFmpeg.files(of: path, Cancellation()))
    #expect(files.first == path)
    #expect(files.contains("/etc/ld.so.cache"))
    #expect(files.contains { $0.contains("/libavcodec.so") } && files.contains { $0.contains("/libc.so") })
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    try withTemporaryFolder { folder in
      let script = "\(folder)/ffmpeg"
      try ProgramFile.write("#!/bin/sh\nexec ffmpeg \"$@\"\n", to: script)
      #expect(FFmpeg.files(of: script, Cancellation()) == nil)
    }
  }
}
