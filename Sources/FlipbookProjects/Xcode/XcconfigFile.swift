import Foundation

/// The build settings of an `.xcconfig`, with those of the files that it includes.
struct XcconfigFile {
  /// The values by their names, conditions such as `[sdk=iphoneos*]` still a part of the name.
  private(set) var settings: [String: OldPropertyList] = [:]
  /// Files that should be there and can't be read, absolute.
  private(set) var missing: [String] = []
  private var seen: Set<String> = []

  /// Files that are read for one, at most, and the bytes of each.
  private static let (fileLimit, sizeLimit) = (64, 1 << 20)

  /// - Parameter path: Absolute.
  init(_ path: String) { read(path, isOptional: false) }

  private mutating func read(_ path: String, isOptional: Bool) {
    // One that includes itself is read once.
    guard seen.count < Self.fileLimit, seen.insert(path).inserted else { return }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: path) else {
      if !isOptional { missing.append(path) }
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      read(line: String(line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]), path)
    }
  }

  private mutating func read(line: String, _ path: String) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if let match = text.prefixMatch(of: /#include(\?)?\s*"([^"]+)"/) {
      let folder = (path as NSString).deletingLastPathComponent
      read(XcodeProjectFile.join(folder, String(match.output.2)), isOptional: match.output.1 != nil)
      return
    }
    // The name's conditions have signs of equality of their own.
    guard let match = text.prefixMatch(of: /([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])*)\s*=\s*/) else { return }
    var value = String(text[match.range.upperBound...])
    if value.hasSuffix(";") { value.removeLast() }
    settings[String(match.output.1)] = .text(value)
  }
}
