import Foundation

extension LottieParser {
  /// Reads what a sound layer plays.
  func sound(_ node: LottieNode) -> LottieLayer.Content {
    let id = node["refId"]?.string ?? ""
    guard let asset = assets[id] else {
      warn("asset", "There is no sound \"\(id)\".")
      return .none
    }
    if node["tm"] != nil || number(node, "sr", 1) != 1 {
      warn(
        "audio", "Sounds keep their own speed: time remapping and stretch have no effect.", severity: .note)
    }
    let level = at("au") { vector(node["au"] ?? .null, "lv", SIMD3(100, 100, 0)) }
    guard let source = elsewhere("$.assets[\(asset.index)]", { source(of: asset.node) }) else { return .none }
    return .sound(LottieSoundSource(source: source, level: level))
  }

  private func source(of asset: LottieNode) -> LottieSound.Source? {
    let name = asset["p"]?.string ?? ""
    if name.hasPrefix("data:") {
      guard let embedded = Self.embedded(name) else {
        warn("audio", "The embedded sound can't be read.")
        return nil
      }
      return .content(
        [UInt8](embedded.data), ending: Self.ending(embedded.type.split(separator: "/").last))
    }
    guard !name.isEmpty, !name.hasPrefix("http:"), !name.hasPrefix("https:") else {
      warn("audio", "Sounds are not fetched from the network; it is left out.")
      return nil
    }
    let ending = Self.ending(name.split(separator: ".").last)
    if let file = contained(asset, in: ["audio", "u", "s"]).first { return .content(file, ending: ending) }
    return .file(Self.path(of: asset))
  }

  /// The ending of a file's name, of letters and digits alone.
  private static func ending(_ text: Substring?) -> String {
    String((text ?? "").prefix(8).filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }
}
