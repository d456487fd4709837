import FlipbookGoldens
import FlipbookScenes
import Foundation

/// One way in which every preview is drawn.
struct PreviewVariant: Sendable, Equatable {
  /// Options that make it, by name.
  var values: [(name: String, value: String)]

  /// Options that each may be a list, in the order in which they stand in names.
  static let axes = GoldenSettings.variants

  static func == (one: Self, other: Self) -> Bool {
    one.values.elementsEqual(other.values) { $0.name == $1.name && $0.value == $1.value }
  }

  /// For files: `dark.AX3.rtl`; empty where nothing differs from the usual.
  var name: String {
    values.compactMap(Self.short).joined(separator: ".")
  }

  private static func short(_ name: String, _ value: String) -> String? {
    switch (name, value.lowercased()) {
    case ("scheme", "light"), ("direction", "ltr"), ("orientation", "portrait"), ("type-size", "large"),
      ("contrast", "standard"), ("legibility", "regular"), ("locale", "en_us"), ("locale", "en-us"):
      return nil
    case ("contrast", _): return "contrast"
    case ("type-size", let size) where size.hasPrefix("accessibility"): return "AX\(size.dropFirst(13))"
    case ("type-size", let size):
      return [
        "xsmall": "XS", "small": "S", "medium": "M", "xlarge": "XL", "xxlarge": "XXL", "xxxlarge": "XXXL",
      ][size] ?? size
    default: return String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
  }

  /// All combinations of the lists that the options give.
  ///
  /// - Throws: ``FlipbookFailure`` where they come to more than 64, or a value can't be understood.
  static func matrix(_ options: ParsedOptions) throws -> [PreviewVariant] {
    var all = [PreviewVariant(values: [])]
    for axis in axes {
      guard let text = options.values[axis] else { continue }
      let list = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
      guard !list.isEmpty else { throw FlipbookFailure("--\(axis) \(text): names nothing", .usage) }
      all = all.flatMap { variant in
        list.map { PreviewVariant(values: variant.values + [(axis, $0)]) }
      }
      guard all.count <= 64 else {
        throw FlipbookFailure("The variants come to more than 64; give fewer.", .usage)
      }
    }
    for variant in all {
      // The mistakes that each preview would have.
      var own = options
      for (name, value) in variant.values { own.values[name] = value }
      _ = try SceneRequest.settings(own)
    }
    return all
  }
}
