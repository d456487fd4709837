import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookScenes
import Foundation

/// Reads `--limit NAME=VALUE` and `--allow-read DIR`.
enum LimitText {
  static let examples = "memory=2GB, layers=1M, particles, filters, text"

  /// - Throws: ``FlipbookFailure`` for an unknown name, a value that is no number above 0, and a folder that isn't there.
  static func read(_ options: ParsedOptions, into settings: inout SceneSettings) throws {
    for (name, value) in try options.list("limit", parse) { settings.limits[name] = value }
    settings.readableFolders = try options.list("allow-read", FolderText.parse)
  }

  static func parse(_ text: String) throws -> (CostLimits.Name, Double) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = CostLimits.Name.allCases.map(\.rawValue)
    guard let name = CostLimits.Name(rawValue: parts[0]) else {
      let near = NearestWord.find(parts[0], in: names, slips: 2).map { "; do you mean \($0)?" } ?? ""
      throw ValueError("there are limits of \(names.joined(separator: ", "))\(near)")
    }
    guard parts.count == 2, let value = number(parts[1], isMemory: name == .memory) else {
      let example = name == .memory ? "memory=512MB" : "\(name.rawValue)=\(name == .filters ? "2G" : "500k")"
      throw ValueError("needs a number above 0, such as \(example)")
    }
    return (name, value)
  }

  /// A number with k, M or G after it; of bytes, KB, MB and GB are powers of 1024.
  private static func number(_ text: String, isMemory: Bool) -> Double? {
    let units: [(String, Double)] =
      isMemory
      ? [("KB", 1024), ("MB", 1_048_576), ("GB", 1_073_741_824)] : [("k", 1e3), ("M", 1e6), ("G", 1e9)]
    let unit = units.first { text.lowercased().hasSuffix($0.0.lowercased()) }
    guard let value = Double(unit.map { String(text.dropLast($0.0.count)) } ?? text) else { return nil }
    let whole = value * (unit?.1 ?? 1)
    return whole >= 1 && whole.isFinite ? whole : nil
  }
}
