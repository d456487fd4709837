@testable import FlipbookVideo
import FlipbookPicture
import Testing

/// What ffprobe prints, read.
@Suite struct VideoIndexTests {
  @Test func picturesAreInTheOrderOfTheirTimes() throws {
    let text = """
      packet|pts=0|duration=512|flags=K_|data_hash=murmur3:a
      packet|pts=1536|duration=512|flags=__|side_data|

      |data_hash=murmur3:b
      packet|pts=512|duration=512|flags=__|data_hash=murmur3:c
      packet|pts=-512|duration=512|flags=KD|data_hash=murmur3:d
      packet|pts=1024|duration=N/A|flags=__|data_hash=murmur3:e
      """
    let index = try VideoIndex(text, record: "packet", isSeekable: true, words: "")
    #expect(index.stamps == [0, 512, 1024, 1536])
    #expect(index.end == 2048)
    #expect(index.chunks == [0..<4])
    let other = try VideoIndex(
      text.replacing("murmur3:b", with: "murmur3:x"), record: "packet", isSeekable: true, words: "")
    #expect(other.identity != index.identity && other.stamps == index.stamps)
  }

  @Test func runsBeginWherePicturesStandAlone() throws {
    let text = (0..<200).map { "packet|pts=\($0)|duration=1|flags=\($0 % 20 == 0 ? "K" : "_")_" }
      .joined(separator: "\n")
    let index = try VideoIndex(text, record: "packet", isSeekable: true, words: "")
    #expect(index.chunks == [0..<60, 60..<120, 120..<180, 180..<200])
    #expect([0, 59, 60, 199].map(index.chunks.run(of:)) == [0, 0, 1, 3])
    let whole = try VideoIndex(text, record: "packet", isSeekable: false, words: "")
    #expect(whole.chunks == [0..<200])
  }

  @Test(arguments: [
    "", "packet|pts=N/A|flags=K_", "packet|pts=99999999999999999999|flags=K_", "packet", "x|y=z",
  ])
  func whatHasNoTimesIsRefused(_ text: String) {
    #expect(throws: VideoFailure.self) {
      try VideoIndex(text, record: "packet", isSeekable: true, words: "")
    }
  }

  @Test(arguments: [
    "", "{}", "{\"streams\": [], \"format\": {\"format_name\": \"gif\"}}",
    "{\"streams\": [{\"index\": 0, \"codec_type\": \"video\", \"codec_name\": \"gif\", \"width\": 0, \"height\": 4, \"time_base\": \"1/5\"}], \"format\": {\"format_name\": \"gif\"}}",
    "{\"streams\": [{\"index\": 0, \"codec_type\": \"video\", \"codec_name\": \"gif\", \"width\": 4, \"height\": 4, \"time_base\": \"0/0\"}], \"format\": {\"format_name\": \"gif\"}}",
  ])
  func headersWithoutPicturesAreRefused(_ json: String) {
    #expect(throws: VideoFailure.self) { try VideoHeader(json: json) }
  }
}
