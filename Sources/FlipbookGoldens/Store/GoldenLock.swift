import FlipbookRaster
import FlipbookScenes
import Foundation

/// The setup of the machine that made goldens: versions of the libraries and the fonts' hashes.
package struct GoldenLock: Codable, Equatable, Sendable {
  /// Versions by the names that people know the libraries by.
  package var components: [String: String]
  package var fonts: [FontFingerprint]

  /// The name of the file in a folder of goldens.
  package static let fileName = "goldens.lock.json"

  package init(components: [String: String], fonts: [FontFingerprint]) {
    self.components = components
    self.fonts = fonts
  }

  /// This machine.
  package static let current: GoldenLock = {
    // The libraries that a picture's bytes can depend on; the codecs of outputs are not among them.
    let wanted: Set<String> = ["Cairo", "Pango", "HarfBuzz", "FreeType", "fontconfig"]
    var components = Dictionary(
      RasterComponents.versions.filter { wanted.contains($0.name) }.map { ($0.name, $0.version) },
      uniquingKeysWith: { first, _ in first })
    components["pixman"] = DebianPackages.version(of: "libpixman-1-0") ?? "?"
    return GoldenLock(components: components, fonts: FontFingerprint.installed)
  }()

  /// This machine with a renderer. Locks that name none are of the fast one.
  package static func current(_ renderer: Renderer) -> GoldenLock {
    var lock = current
    if renderer != .fast { lock.components[rendererName] = renderer.rawValue }
    return lock
  }

  private static let rendererName = "renderer"

  /// The lock of a folder; nil when it has none.
  ///
  /// - Throws: ``FlipbookFailure`` when it can't be understood.
  package static func read(folder: String) throws -> GoldenLock? {
    let path = "\(folder)/\(fileName)"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let lock = try? JSONDecoder().decode(GoldenLock.self, from: data) else {
      throw FlipbookFailure("\"\(path)\" is not a lock file of goldens; remove it or restore it.", .usage)
    }
    return lock
  }

  /// Writes the lock into a folder.
  package func write(folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    try ReportWriter.save(Data(text.utf8), to: "\(folder)/\(Self.fileName)")
  }

  /// The differences of another machine from this lock: phrases such as `Pango 1.52.1, not 1.50.12`.
  package func differences(from other: GoldenLock) -> [String] {
    var phrases: [String] = []
    for name in Set(components.keys).union(other.components.keys).sorted() {
      let own = name == Self.rendererName ? Renderer.fast.rawValue : nil
      let (mine, theirs) = (components[name] ?? own, other.components[name] ?? own)
      if mine != theirs { phrases.append("\(name) \(theirs ?? "missing"), not \(mine ?? "missing")") }
    }
    let mine = Dictionary(fonts.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let theirs = Dictionary(other.fonts.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }.sorted()
    if let first = changed.first {
      phrases.append(
        changed.count == 1
          ? "another font file \(first)" : "\(changed.count) other font files, such as \(first)")
    }
    return phrases
  }
}
