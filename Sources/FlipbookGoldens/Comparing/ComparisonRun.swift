import FlipbookCompare
import FlipbookRaster
import FlipbookScenes
import Foundation

/// `flipbook compare EXPECTED ACTUAL`: finds out what the two are, pairs their files and compares them.
package struct ComparisonRun {
  /// The way folders and files are read.
  package enum Kind: String, CaseIterable, Sendable {
    /// Folders of numbered frames are sequences, others are pictures of their own.
    case auto
    case pictures
    case sequence
  }

  package var expected: String
  package var actual: String
  package var settings: CompareSettings
  package var kind = Kind.auto
  /// Frames a second of image sequences; nil when that is not known.
  package var frameRate: Double?
  package var files = ReportFiles()
  /// Pictures compared at once.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// Called with what is done and what there is to do; nil when that is not known.
  package var progress: @Sendable (Int, Int?) -> Void = { _, _ in }

  package init(expected: String, actual: String, settings: CompareSettings) {
    self.expected = expected
    self.actual = actual
    self.settings = settings
  }

  private enum Side {
    case picture(String)
    case film(String)
    case frames(NumberedFiles)
    case folder(PictureFolder)

    var words: String {
      switch self {
      case .picture: "a picture"
      case .film: "a film"
      case .frames: "an image sequence"
      case .folder: "a folder"
      }
    }
  }

  /// Compares and writes the reports.
  ///
  /// - Throws: ``FlipbookFailure`` when one of the two isn't there, they are of different kinds, or a report can't
  ///   be written.
  package func run() throws -> ComparisonReport {
    var first = try side(expected)
    var second = try side(actual)
    // A path that is a sequence on one side alone is a folder of pictures on both.
    if case .frames = first, case .folder = second { first = .folder(try PictureFolder(path: expected)) }
    if case .folder = first, case .frames = second { second = .folder(try PictureFolder(path: actual)) }
    let writer = try ReportWriter(
      files, title: "\(expected) and \(actual)", settings: settings.description)
    switch (first, second) {
    case (.picture(let one), .picture(let other)):
      let (entry, evidence) = PairComparison.pictures(
        name(other), expected: one, actual: other, settings: settings, keepsEvidence: writer.wantsPictures)
      try writer.add(entry, evidence, isOnly: true)
    case (.folder(let one), .folder(let other)):
      try compare(one, other, writer)
    default:
      guard let one = frames(first), let other = frames(second) else {
        throw FlipbookFailure(
          "\"\(expected)\" is \(first.words), but \"\(actual)\" is \(second.words); compare two of a kind.",
          .usage)
      }
      for case .frames(let numbered) in [first, second] { numbered.notes.forEach(writer.record) }
      let (entry, evidence) = try PairComparison.sequences(
        name(actual), expected: one, actual: other, frameRate: frameRate, settings: settings,
        keepsEvidence: writer.wantsPictures
      ) { [progress] in progress($0, nil) }
      try writer.add(entry, evidence, isOnly: true)
    }
    return try writer.finish()
  }

  private func name(_ path: String) -> String { PathText.name(of: path) }

  private func frames(_ side: Side) -> PairComparison.Frames? {
    switch side {
    case .film(let path): .film(path)
    case .frames(let numbered): .files(numbered.paths)
    // A single picture beside a sequence would be a mistake, not a sequence of one.
    case .picture, .folder: nil
    }
  }

  private func side(_ path: String) throws -> Side {
    if let numbered = try NumberedFiles(pattern: path), !FileManager.default.fileExists(atPath: path) {
      guard !numbered.paths.isEmpty else {
        throw FlipbookFailure("No file has a name like \"\(path)\".", .usage)
      }
      return .frames(numbered)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlipbookFailure("There is no file or folder \"\(path)\".", .usage)
    }
    if isFolder.boolValue {
      let folder = try PictureFolder(path: path)
      guard !folder.files.isEmpty else {
        throw FlipbookFailure("The folder \"\(path)\" has no pictures or films in it.", .usage)
      }
      if kind != .pictures, let numbered = NumberedFiles(folder: path, names: folder.files) {
        return .frames(numbered)
      }
      if kind == .sequence {
        throw FlipbookFailure(
          "\"\(path)\" is no sequence: its pictures are not named alike but for a number.", .usage)
      }
      return .folder(folder)
    }
    switch ComparedFile(path: path) {
    case .film: return .film(path)
    case .picture, .other:
      let data = try? PictureFile.data(at: path)
      return data.map(PictureFile.isAnimatedPNG) == true ? .film(path) : .picture(path)
    }
  }

  private func compare(_ one: PictureFolder, _ other: PictureFolder, _ writer: ReportWriter) throws {
    for (folder, path) in [(one, expected), (other, actual)] {
      folder.notes.forEach(writer.record)
      if !folder.others.isEmpty {
        let shown = folder.others.prefix(5).joined(separator: ", ")
        let more = folder.others.count > 5 ? " and \(folder.others.count - 5) more" : ""
        writer.record("Left out of \"\(path)\", since they are no pictures: \(shown)\(more).")
      }
    }
    let names = Set(one.files).union(other.files).sorted()
    let (hasExpected, hasActual) = (Set(one.files), Set(other.files))
    let (expected, actual, settings, frameRate) = (expected, actual, settings, frameRate)
    let keeps = writer.wantsPictures
    try InOrder.run(names, workers: workers) { name in
      let first = hasExpected.contains(name) ? "\(expected)/\(name)" : nil
      let second = hasActual.contains(name) ? "\(actual)/\(name)" : nil
      if ComparedFile(path: name) == .film, let first, let second {
        return try PairComparison.sequences(
          name, expected: .film(first), actual: .film(second), frameRate: frameRate, settings: settings,
          keepsEvidence: keeps)
      }
      return PairComparison.pictures(
        name, expected: first, actual: second, settings: settings, keepsEvidence: keeps)
    } then: { index, result in
      try writer.add(result.0, result.1)
      progress(index + 1, names.count)
    }
  }
}
