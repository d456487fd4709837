import FlipbookMedia
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Sound files, looked at before a film is made")
struct SoundProbeTests {
  private func message(_ file: String) -> String? {
    do {
      _ = try SoundProbe().info(file)
      return nil
    } catch { return (error as? ExportError)?.message }
  }

  @Test("length and channels are those of the decoded file", arguments: [1, 2])
  func info(channels: Int) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/it's a \"tone\".wav"
      try SoundSamples.write(path, channels: channels, count: 12_345) { _, _ in 7 }
      #expect(try SoundProbe().info(path) == SoundInfo(samples: 12_345, channels: channels))
    }
  }

  @Test("every usual format is read", arguments: ["mp3", "m4a", "ogg", "flac", "opus"])
  func formats(ending: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/tone.\(ending)"
      _ = try MediaTools.output(
        "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=sample_rate=48000:duration=2", "-ac", "2", path])
      let info = try SoundProbe().info(path)
      #expect(abs(info.duration - 2) < 0.06, "\(info.duration)")
      #expect(info.channels == 2)
    }
  }

  @Test("missing, empty, damaged and silent files are refused in different words")
  func refusals() throws {
    try withTemporaryFolder { folder in
      #expect(
        message("\(folder)/no.wav") == "The sound file \"\(folder)/no.wav\" doesn't exist or can't be read.")
      #expect(message(folder)?.contains("is damaged or is no sound") == true)
      for (name, content) in [("text.mp3", Data("Not a sound.".utf8)), ("empty.wav", Data())] {
        try content.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        let said = self.message("\(folder)/\(name)") ?? ""
        #expect(said.hasPrefix("The sound file \"\(name)\" is damaged or is no sound"), "\(said)")
      }
      let film = "\(folder)/film.mp4"
      _ = try MediaTools.output("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc=duration=0.2", film])
      #expect(message(film) == "The sound file \"film.mp4\" has no sound in it.")
      let none = "\(folder)/none.wav"
      try SoundSamples.write(none, count: 0) { _, _ in 0 }
      #expect(message(none)?.hasPrefix("The sound file \"none.wav\"") == true)
      // An MP4 whose index, which stands at its end, is cut off.
      let half = "\(folder)/half.m4a"
      _ = try MediaTools.output(
        "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=sample_rate=48000:duration=2", half])
      let whole = try Data(contentsOf: URL(fileURLWithPath: half))
      try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: half))
      #expect(message(half)?.contains("is damaged") == true)
    }
  }
}
