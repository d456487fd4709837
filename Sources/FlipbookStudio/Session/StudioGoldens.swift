import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The goldens of a scene or a project: a check by `flipbook check`, its cases, and what the person decides about each.
@MainActor
final class StudioGoldens {
  /// One golden, with its result.
  struct Case: Encodable, Equatable, Sendable {
    var name: String
    /// As a report of `check` has it: `match`, `pixels-differ`, `missing` …; `golden` where nothing was compared.
    var verdict: String
    /// The differences, in words; nil for none.
    var message: String?
    /// Whether there is a picture that can become the golden.
    var isOpen: Bool
    /// Whether the person wants the golden to stay as it is.
    var isRejected = false
  }

  /// The summary that the page shows.
  struct Summary: Encodable, Equatable, Sendable {
    var folder: String
    var cases: [Case] = []
    var isChecking = false
    /// Whether the scene changed since the check.
    var isStale = false
    /// Why there is no result; nil for none.
    var failure: String?
  }

  /// Which of a case's pictures.
  enum Side: String, Decodable, Sendable { case expected, actual }

  private(set) var summary: Summary
  private let goldens: GoldenFolder
  /// Nil where the cases come from a report or a folder alone.
  private let arguments: [String]?
  private var pictures: [String: String] = [:]
  private var folder: WorkingFolder?
  private var report: String
  private var tool: StudioTool?
  private var printed: [String] = []
  private let handler: @MainActor (Summary) -> Void

  /// The most cases whose pictures a page lists.
  private static let mostCases = 20_000

  /// Goldens that a scene or a project is checked against.
  ///
  /// - Parameter arguments: The command line of `flipbook`, from `check` on, without `--json`.
  init(folder: String, arguments: [String], handler: @escaping @MainActor (Summary) -> Void) throws {
    goldens = GoldenFolder(path: folder)
    self.arguments = arguments
    self.handler = handler
    let working = try WorkingFolder(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-goldens-")
    self.folder = working
    report = working.path + "/report.json"
    summary = Summary(folder: folder)
    listFolder()
  }

  /// The cases of an earlier check.
  ///
  /// - Parameter path: The report's file, which is read again before anything is approved.
  init(_ content: ApprovalReport, path: String, handler: @escaping @MainActor (Summary) -> Void) {
    goldens = GoldenFolder(path: content.origin.goldens)
    (arguments, report, self.handler) = (nil, path, handler)
    summary = Summary(folder: goldens.path)
    show(content)
  }

  /// The pictures of a folder, for review.
  init(folder: String, handler: @escaping @MainActor (Summary) -> Void) {
    goldens = GoldenFolder(path: folder)
    (arguments, report, self.handler) = (nil, "", handler)
    summary = Summary(folder: folder)
    listFolder()
  }

  func stop() {
    tool?.cancel()
    folder?.remove()
  }

  // MARK: Checking

  /// Checks all goldens anew.
  func check() {
    guard let arguments, !summary.isChecking else { return }
    printed = []
    // A report of an earlier check is no result of this one.
    try? FileManager.default.removeItem(atPath: report)
    do {
      tool = try StudioTool(arguments + ["--json=\(report)"]) { [weak self] lines in
        self?.printed = ((self?.printed ?? []) + lines).suffix(20)
      } ended: { [weak self] _ in
        self?.checked()
      }
      change { ($0.isChecking, $0.failure, $0.isStale) = (true, nil, false) }
    } catch {
      change { $0.failure = (error as? FlipbookFailure)?.message ?? "\(error)" }
    }
  }

  /// Takes note that the scene is another one.
  func becomeStale() {
    if arguments != nil, !summary.isStale { change { $0.isStale = true } }
  }

  private func checked() {
    defer { change { $0.isChecking = false } }
    do { show(try ApprovalReport(report)) } catch {
      let text = printed.filter { !$0.isEmpty }.joined(separator: "\n")
      summary.failure = text.isEmpty ? "The check was ended." : text
    }
  }

  private func show(_ report: ApprovalReport) {
    pictures = [:]
    summary.cases = report.cases.prefix(Self.mostCases).map { entry in
      if let offer = entry.offer { pictures[entry.name] = offer.picture }
      return Case(
        name: entry.name, verdict: entry.verdict, message: entry.message ?? entry.note,
        isOpen: entry.offer != nil)
    }
  }

  private func listFolder() {
    let files = (try? PictureFolder(path: goldens.path))?.files ?? []
    summary.cases = files.filter { $0.hasSuffix(".png") }.prefix(Self.mostCases).map {
      Case(name: String($0.dropLast(4)), verdict: "golden", isOpen: false)
    }
  }

  // MARK: Deciding

  /// Makes the pictures of cases goldens: all or none.
  ///
  /// - Throws: ``FlipbookFailure`` where a picture or a golden changed since the check.
  func approve(_ names: [String]) throws {
    let report = try ApprovalReport(self.report)
    let wanted = Set(names)
    // Names are literal: a bracket in one is no pattern.
    let chosen = report.open.filter { wanted.contains($0.name) }
    guard chosen.count == wanted.count else {
      throw FlipbookFailure("There is no picture to approve for some of these cases; check again.", .usage)
    }
    try report.approve(chosen, in: goldens)
    for (name, _) in chosen { pictures[name] = nil }
    change { summary in
      for index in summary.cases.indices where wanted.contains(summary.cases[index].name) {
        (summary.cases[index].verdict, summary.cases[index].isOpen) = ("approved", false)
        (summary.cases[index].message, summary.cases[index].isRejected) = (nil, false)
      }
    }
  }

  /// Leaves goldens as they are, or takes that back.
  func reject(_ names: [String], _ isRejected: Bool) {
    let wanted = Set(names)
    change { summary in
      for index in summary.cases.indices where wanted.contains(summary.cases[index].name) {
        summary.cases[index].isRejected = isRejected
      }
    }
  }

  /// A picture of a case, as PNG; nil where there is none.
  func picture(_ name: String, _ side: Side) -> Data? {
    guard summary.cases.contains(where: { $0.name == name }) else { return nil }
    switch side {
    case .expected: return FileManager.default.contents(atPath: goldens.file(name))
    case .actual: return pictures[name].flatMap(FileManager.default.contents)
    }
  }

  /// The golden of a frame of a scene file; nil where there is none.
  func picture(file: String, scene: String, frame: Int) -> Data? {
    FileManager.default.contents(
      atPath: goldens.file(GoldenFolder.name(file: file, scene: scene, frame: frame)))
  }

  private func change(_ change: (inout Summary) -> Void) {
    change(&summary)
    handler(summary)
  }
}
