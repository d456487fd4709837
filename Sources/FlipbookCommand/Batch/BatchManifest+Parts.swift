import FlipbookScenes
import Foundation

extension BatchManifest {
  /// A list of props, or lists of values for each prop that are combined.
  static func variants(_ value: Any, _ reader: ManifestReader, limit: Int) throws -> [[String: Any]] {
    if let list = value as? [Any] {
      guard !list.isEmpty else { throw reader.failure("props", "is empty") }
      return try list.enumerated().map { try reader.object($1, "props[\($0)]", keys: nil) }
    }
    let axes = try reader.object(value, "props", keys: nil)
    let names = axes.keys.sorted()
    let lists = try names.map { name in
      let values = axes[name] as? [Any] ?? [axes[name] ?? NSNull()]
      // One empty list would leave no clips at all.
      guard !values.isEmpty else { throw reader.failure("props.\(name)", "has no value to render with") }
      return values
    }
    var count = 1
    for list in lists {
      let (product, overflows) = count.multipliedReportingOverflow(by: list.count)
      guard !overflows, product <= limit else {
        let factors = lists.map { "\($0.count)" }.joined(separator: " × ")
        throw reader.failure(
          "props",
          "there are \(factors) combinations, but a batch may have \(limit) clips; raise that with --max-clips"
        )
      }
      count = product
    }
    var variants: [[String: Any]] = [[:]]
    for (name, values) in zip(names, lists) {
      variants = variants.flatMap { variant in values.map { variant.merging([name: $0]) { $1 } } }
    }
    return variants
  }

  static func sizes(_ value: Any, _ reader: ManifestReader) throws -> [Size] {
    try reader.list(value, "sizes").enumerated().map { index, entry in
      guard let text = entry as? String else { throw reader.failure("sizes[\(index)]", "must be a text") }
      return try size(text, "sizes[\(index)]", reader)
    }
  }

  /// `name=1280x720@2`: the name and the scale may be left out.
  static func size(_ text: String, _ place: String, _ reader: ManifestReader) throws -> Size {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let dimensions = (parts.last ?? "").split(separator: "@").map(String.init)
    do {
      _ = try SizeText.parse(dimensions.first ?? "")
      let scale = dimensions.count > 1 ? try NumberText.positive(dimensions[1]) : nil
      return Size(name: parts.count > 1 ? parts[0] : text, size: dimensions[0], scale: scale)
    } catch let error as ValueError {
      throw reader.failure(place, "\"\(text)\" \(error.reason)")
    }
  }

  static func formats(_ value: Any, _ reader: ManifestReader) throws -> [Format] {
    try reader.list(value, "formats").enumerated().map { index, entry in
      if let text = entry as? String { return Format(ending: text) }
      let place = "formats[\(index)]"
      let object = try reader.object(entry, place, keys: formatKeys)
      guard let ending = object["ext"] as? String else { throw reader.failure(place, "needs an \"ext\"") }
      return Format(
        ending: ending, codec: try object["codec"].map { try reader.text($0, "\(place).codec") },
        quality: try object["crf"].map { try reader.integer($0, "\(place).crf") },
        still: try object["at"].map { try reader.scalar($0, "\(place).at") })
    }
  }
}
