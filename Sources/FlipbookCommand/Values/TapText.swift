import Flipbook
import FlipbookScenes

/// Reads taps: `Animate@0.5s` for a control by its label or accessibility identifier, `100,200@1s` for a point.
enum TapText {
  static let examples = "Animate@0.5s or 100,200@1s"

  static func parse(_ text: String) throws -> ScriptedTap {
    guard let at = text.lastIndex(of: "@") else {
      throw ValueError("needs a time after an @; write it like \(examples)")
    }
    let time = try Seconds.parse(String(text[text.index(after: at)...]))
    let what = String(text[..<at])
    guard !what.isEmpty else {
      throw ValueError("needs a name or a point before the @; write it like \(examples)")
    }
    return ScriptedTap(target: point(what) ?? .name(what), time: time, description: text)
  }

  private static func point(_ text: String) -> TapTarget? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Decimals.parse(parts[0]), let y = Decimals.parse(parts[1]) else {
      return nil
    }
    return .point(x: x, y: y)
  }
}
