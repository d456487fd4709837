import FlipbookDrawing
import Testing

@testable import FlipbookLayerScenes

@Suite("Colours of scene files")
struct SceneColorTests {
  @Test(
    "every spelling",
    arguments: [
      ("#1af", 0x11AA_FFFF), ("#1af8", 0x11AA_FF88), ("#1e90ff", 0x1E90_FFFF), ("#1E90FF80", 0x1E90_FF80),
      ("dodgerblue", 0x1E90_FFFF), ("RebeccaPurple", 0x6633_99FF), ("transparent", 0), ("clear", 0),
      ("rgb(30, 144, 255)", 0x1E90_FFFF), ("rgb(30 144 255 / 50%)", 0x1E90_FF80),
      ("rgba(100%, 0%, 0%, 1)", 0xFF00_00FF), ("hsl(120, 100%, 25%)", 0x0080_00FF),
      ("hsl(-240deg 100% 25%)", 0x0080_00FF), ("hsla(0.5turn, 100%, 50%, 0)", 0x00FF_FF00),
      ("systemRed", 0xFF3B_30FF), (" systemred ", 0xFF3B_30FF), ("systemBlue", 0x007A_FFFF),
    ] as [(String, Int)])
  func spellings(_ text: String, _ expected: Int) throws {
    let color = try #require(SceneColor.parse(text, isDark: false))
    let bytes = [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [expected >> 24, expected >> 16 & 255, expected >> 8 & 255, expected & 255])
  }

  @Test(
    "what is none",
    arguments: [
      "", "#", "#12", "#12345", "#gggggg", "rgb()", "rgb(1,2)", "rgb(a,b,c)", "hsl(1,2,3)",
      "hsl(nan, 1%, 1%)", "redd",
      "rgb(nan, 0, 0)", "system red", "rgb(1,2,3", "hsl(1e400, 1%, 1%)", "＃123",
    ])
  func none(_ text: String) {
    #expect(SceneColor.parse(text, isDark: false) == nil)
  }

  @Test("the system's colours follow the scheme")
  func dark() {
    let color = SceneColor.parse("systemRed", isDark: true)
    #expect(color.map { Int(($0.green * 255).rounded()) } == 69)
  }

  @Test("all the names of CSS")
  func names() {
    #expect(CSSColorNames.values.count == 148)
  }
}
