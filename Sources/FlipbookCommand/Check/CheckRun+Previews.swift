import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

extension CheckRun {
  /// Checks every preview of a project, in every variant: one frame of what stands still, several of what moves.
  func runPreviews() throws -> Result {
    var options = try previewOptions()
    var notes: [String] = []
    let lock = GoldenLock.current(try SceneRequest.settings(Self.withoutVariants(options)).renderer)
    try checkMachine(lock, &options, &notes)
    let run = try PreviewRun(options, makeCompiler)
    notes += try leftOut(of: run, options)
    let settings = try CompareOptions.settings(options)
    let writer = try previewWriter(run, options, settings, notes: notes)
    let folder = try SceneProcess.workingFolder("flipbook-check-")
    defer { folder.remove() }
    let cases = PreviewCase.all(try run.draw(into: folder.path, at: try Self.moments(options)))
    var orphans = try isWhole(options) ? self.orphans(run, used: Set(cases.map(\.name))) : []
    var renamed = RenamedGoldens(goldens, orphans: orphans)
    let written = try judge(cases, &renamed, settings, writer)
    var result = Result(report: try writer.finish())
    result.written = written
    orphans.removeAll { renamed.taken.contains($0) }
    result.orphans = orphans
    if written > 0 { try lock.write(folder: goldens.path) }
    return result
  }

  /// The run's options with the goldens' own where the person gives none.
  private func previewOptions() throws -> ParsedOptions {
    var options = options
    options.values.merge(try GoldenSettings(folder: goldens.path).common) { given, _ in given }
    // Each preview is drawn by itself, at the moments that are wanted of it.
    options.values["moments"] = options.values["at"]
    options.values["at"] = nil
    return options
  }

  /// Of a list of variants each is checked by itself.
  private static func withoutVariants(_ options: ParsedOptions) -> ParsedOptions {
    var plain = options
    for axis in PreviewVariant.axes { plain.values[axis] = nil }
    plain.flags.remove("device-corners")
    return plain
  }

  /// Notes about the parts and the previews that the run leaves out.
  private func leftOut(of run: PreviewRun, _ options: ParsedOptions) throws -> [String] {
    if options.has("strict"), let failure = run.program.failures.first {
      throw FlipbookFailure("--strict: part of the project doesn't compile: \(failure)", .strict)
    }
    var notes = run.program.failures.map { "Left out: \($0)" }
    if let reference = options.values["changed-since"] {
      let note =
        "\(run.unaffected.count) of \(run.found.previews.count) previews depend on no file that changed since \(reference); "
        + "they were not drawn."
      notes.append(note)
      if !options.has("quiet") { Console.error(note + "\n") }
    }
    return notes
  }

  private func previewWriter(
    _ run: PreviewRun, _ options: ParsedOptions, _ settings: CompareSettings, notes: [String]
  ) throws -> ReportWriter {
    let writer = try ReportWriter(
      CompareOptions.files(options), title: "Goldens in \(goldens.path)", settings: settings.description,
      notes: notes)
    if options.values["json"] != nil {
      let project = run.found.project
      writer.set(
        ReportOrigin(
          goldens: goldens.path, project: project.path,
          fingerprint: run.found.compiler.fingerprint(of: project)))
    }
    return writer
  }

  /// Compares pictures of previews with their goldens.
  ///
  /// - Returns: How many goldens were written.
  private func judge(
    _ cases: [PreviewCase], _ renamed: inout RenamedGoldens, _ settings: CompareSettings,
    _ writer: ReportWriter
  ) throws -> Int {
    var written = 0
    for one in cases {
      guard let picture = one.picture else {
        try writer.add(CaseReport(name: one.name, verdict: .notDrawn(reason: one.failure)), nil)
        continue
      }
      if let other = renamed.claim(for: one.name, picture: picture) {
        try writer.add(try rename(other, to: one.name, seconds: one.seconds, writer), nil)
        continue
      }
      let frame = CheckedFrame(
        scene: one.title, frame: 0, time: 0, isMatch: false, picture: picture, seconds: one.seconds)
      try judge(frame, one.name, settings, writer, &written)
    }
    return written
  }

  /// The times at which a preview that moves is compared; the first is that of one that stands still.
  static func moments(_ options: ParsedOptions) throws -> [String] {
    let text = options.values["moments"] ?? PreviewCase.moments
    let places = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !places.isEmpty else { throw FlipbookFailure("--at \(text): names no place", .usage) }
    for place in places {
      do { _ = try TimePosition.parse(place) } catch let error as ValueError {
        throw FlipbookFailure("--at \(text): \(error.reason)", .usage)
      }
    }
    return places
  }

  private func isWhole(_ options: ParsedOptions) -> Bool {
    (options.lists["preview"] ?? []).isEmpty && options.values["changed-since"] == nil
  }

  /// Goldens of the run's variants that no preview has. Those of other variants are another run's.
  private func orphans(_ run: PreviewRun, used: Set<String>) throws -> [String] {
    let modules = Set(run.found.project.modules.map(\.name))
    let variants = Set(run.variants.map(\.name))
    return goldens.orphans(used: used, files: modules).filter { file in
      let stem = (file.split(separator: "/").last ?? "").dropLast(4)
      let variant = stem.split(separator: "@", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
      return variants.contains(variant)
    }
  }

  /// The case of a preview whose golden has its earlier name. The golden is moved where goldens are written.
  private func rename(_ other: String, to name: String, seconds: Double, _ writer: ReportWriter) throws
    -> CaseReport
  {
    let old = String(other.dropLast(4))
    guard update != .none else {
      var entry = CaseReport(
        name: name, verdict: .renamed(from: old), note: "Rename the golden with --update missing.",
        seconds: seconds)
      entry.offer = try writer.keep("\(goldens.path)/\(other)", of: name, golden: goldens.file(name))
      entry.offer?.earlierName = old
      return entry
    }
    try goldens.approve(name, from: "\(goldens.path)/\(other)")
    try goldens.remove([other])
    return CaseReport(
      name: name, verdict: .match, note: "The golden was renamed; it was \(old).", seconds: seconds)
  }
}
