import FlipbookCompare
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Writes the reports of a run while it goes on, so that the pictures of one case at a time are in memory.
package final class ReportWriter {
  private let files: ReportFiles
  private var report: ComparisonReport
  private var page: FileHandle?
  /// Where the page is until it is whole.
  private var folder: WorkingFolder?
  private var pageIndex = 0
  private var keptCases = 0

  /// Cases whose pictures the page holds; a page of thousands could not be opened.
  private static let caseLimit = 200

  /// - Throws: ``FlipbookFailure`` when a file can't be written.
  package init(_ files: ReportFiles, title: String, settings: String, notes: [String] = []) throws {
    self.files = files
    report = ComparisonReport(title: title, settings: settings, notes: notes)
    guard let html = files.html else { return }
    OutputFile.sweep(beside: html)
    guard let folder = try? WorkingFolder(in: PathText.folder(of: html), prefix: OutputFile.mark),
      FileManager.default.createFile(atPath: folder.path + "/page", contents: nil),
      let handle = FileHandle(forWritingAtPath: folder.path + "/page")
    else { throw Self.failure(html) }
    page = handle
    self.folder = folder
    try write(HTMLReport.beginning(title: title))
  }

  package var wantsPictures: Bool { files.wantsPictures }

  /// Adds a case with the pictures of what differs.
  ///
  /// - Parameter isOnly: Whether it is the only one of the run, whose difference picture has the very name asked for.
  package func add(_ entry: CaseReport, _ evidence: Evidence?, isOnly: Bool = false) throws {
    var entry = entry
    if entry.ignoresEverything {
      record("Nothing of \"\(entry.name)\" was compared: the ignored regions cover all of it.")
    }
    if let evidence, let target = files.difference {
      for (kind, bitmap) in evidence.files {
        let path = Self.path(target, entry.name, kind, isOnly: isOnly)
        try Self.makeFolder(of: path)
        try Self.save(Data(try PictureFile.smallPNG(bitmap)), to: path)
        entry.files[kind] = path
      }
    }
    if page != nil, let evidence, keptCases < Self.caseLimit {
      keptCases += 1
      try write(HTMLReport.pictures(try evidence.pngs(), of: report.cases.count))
    }
    report.cases.append(entry)
  }

  /// States what the pictures are made from.
  package func set(_ origin: ReportOrigin) { report.origin = origin }

  /// Keeps a picture beside the JSON report, so that it can be approved without being drawn again.
  ///
  /// - Returns: Nil where no JSON report goes to a file.
  package func keep(_ picture: String, of name: String, golden: String) throws -> ApprovalOffer? {
    guard let json = files.json, json != "-", let digest = Self.digest(picture) else { return nil }
    let path = Self.path(Self.pictureFolder(of: json), name, "actual", isOnly: false)
    try Self.makeFolder(of: path)
    guard let data = FileManager.default.contents(atPath: picture) else { return nil }
    try Self.save(data, to: path)
    return ApprovalOffer(picture: path, pictureDigest: digest, goldenDigest: Self.digest(golden))
  }

  /// Where the pictures of a JSON report are kept: `report.json` has `report.pictures`.
  static func pictureFolder(of json: String) -> String {
    (json.lowercased().hasSuffix(".json") ? String(json.dropLast(5)) : json) + ".pictures"
  }

  /// The digest of a file; nil where there is none.
  package static func digest(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return ContentHash(of: Array(data)).description
  }

  package func record(_ text: String) { report.notes.append(text) }

  /// Completes the files.
  ///
  /// - Returns: The whole report.
  package func finish() throws -> ComparisonReport {
    if let json = files.json {
      let text = try JSONReport.text(report)
      if json == "-" {
        try? FileHandle.standardOutput.write(contentsOf: Data(PrintableText.escaped(text).utf8))
      } else {
        try Self.save(Data(text.utf8), to: json)
      }
    }
    if let junit = files.junit { try Self.save(Data(JUnitReport.text(report).utf8), to: junit) }
    if let html = files.html {
      let approval = report.origin == nil || files.json == "-" ? nil : files.json
      try write(try HTMLReport.end(report, approval: approval))
      try page?.close()
      page = nil
      guard let folder, rename(folder.path + "/page", html) == 0 else { throw Self.failure(html) }
      folder.remove()
    }
    return report
  }

  private func write(_ text: String) throws {
    do { try page?.write(contentsOf: Data(text.utf8)) } catch { throw Self.failure(files.html ?? "") }
  }

  /// `target` for the only picture, else a file in the folder `target` named after the case.
  private static func path(_ target: String, _ name: String, _ kind: String, isOnly: Bool) -> String {
    if isOnly, target.lowercased().hasSuffix(".png") {
      return kind == "difference" ? target : String(target.dropLast(4)) + ".\(kind).png"
    }
    // A name from elsewhere must not lead out of the folder.
    let parts = name.split(separator: "/").filter { $0 != ".." && $0 != "." }
    return "\(target)/\(parts.joined(separator: "/")).\(kind).png"
  }

  private static func makeFolder(of path: String) throws {
    let folder = PathText.folder(of: path)
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw failure(path) }
  }

  static func save(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw failure(path) }
  }

  private static func failure(_ path: String) -> FlipbookFailure {
    FlipbookFailure("\"\(path)\" can't be written; does its folder exist, and may you write there?", .usage)
  }
}
