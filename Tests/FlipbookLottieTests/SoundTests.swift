import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("sound layers are sounds of the film")
struct SoundTests {
  private func sound(_ rest: String) -> String {
    #"{"ty":6,"nm":"Music","ind":5,"refId":"m",\#(rest)}"#
  }

  private let assets = #"{"id":"m","u":"audio/","p":"music.mp3","e":0}"#

  @Test("a sound is heard while its layer shows, from where its file is then")
  func part() throws {
    let file = try LottieFixture.file(
      LottieFixture.text(
        layers: sound(#""ip":15,"op":45,"st":0,"au":{"lv":{"k":[50,50]}}"#), rest: #","assets":[\#(assets)]"#)
    )
    #expect(file.issues.isEmpty)
    let sound = try #require(file.sounds.first)
    #expect(sound.source == .file("audio/music.mp3"))
    #expect(sound.start == 0.5 && sound.from == 0.5 && sound.length == 1)
    #expect(sound.levels == [LottieSound.Level(time: 0, gain: 0.5)])
    #expect(
      try LottieFixture.items(
        LottieFixture.text(layers: self.sound(#""ip":0,"op":60"#), rest: #","assets":[\#(assets)]"#), at: 3
      ).isEmpty)
  }

  @Test("a sound that starts later, in a precomposition, with a level that changes")
  func nested() throws {
    let level = #""au":{"lv":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":30,"s":[100,100]}]}}"#
    let comp = #"{"ty":0,"refId":"c","ind":1,"ip":0,"op":60,"st":30,"w":9,"h":9,"ks":{}}"#
    let file = try LottieFixture.file(
      LottieFixture.text(
        layers: comp,
        rest: #","assets":[\#(assets),{"id":"c","layers":[\#(sound(#""ip":0,"op":60,"st":6,\#(level)"#))]}]"#)
    )
    let sound = try #require(file.sounds.first)
    // Silent for the 6 frames before the file's start: it begins there.
    #expect(abs(sound.start - 1.2) < 1e-12 && sound.from == 0)
    #expect(sound.levels.count == 11 && sound.levels.first?.gain == 0)
    #expect(abs((sound.levels.last?.gain ?? 0) - 1) < 1e-9)
  }

  @Test("a sound inside the file is its bytes; what can't be heard is reported")
  func inside() throws {
    let data = Data([1, 2, 3]).base64EncodedString()
    let file = try LottieFixture.file(
      LottieFixture.text(
        layers: sound(#""ip":0,"op":60,"st":0"#),
        rest: #","assets":[{"id":"m","p":"data:audio/mp3;base64,\#(data)","e":1}]"#))
    #expect(file.sounds.first?.source == .content([1, 2, 3], ending: "mp3"))
    let missing = try LottieFixture.file(LottieFixture.text(layers: sound(#""ip":0,"op":60"#)))
    #expect(missing.issues.map(\.code) == ["lottie.asset"] && missing.sounds.isEmpty)
    let remote = try LottieFixture.file(
      LottieFixture.text(
        layers: sound(#""ip":0,"op":60"#), rest: #","assets":[{"id":"m","p":"https://x.org/a.mp3"}]"#))
    #expect(remote.issues.map(\.code) == ["lottie.audio"] && remote.sounds.isEmpty)
  }
}
