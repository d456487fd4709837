import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

extension CheckRun {
  /// Checks every preview of a project, in every variant: one frame each.
  func runPreviews() throws -> Result {
    var options = options
    var notes: [String] = []
    options.values.merge(try GoldenSettings(folder: goldens.path).common) { given, _ in given }
    options.values["at"] = nil
    // Of a list of variants each is checked by itself.
    var plain = options
    for axis in PreviewVariant.axes { plain.values[axis] = nil }
    let lock = GoldenLock.current(try SceneRequest.settings(plain).renderer)
    try checkMachine(lock, &options, &notes)
    let run = try PreviewRun(options, makeCompiler)
    if options.has("strict"), let failure = run.program.failures.first {
      throw FlipbookFailure("--strict: part of the project doesn't compile: \(failure)", .strict)
    }
    notes += run.program.failures.map { "Left out: \($0)" }
    if let reference = options.values["changed-since"] {
      notes.append(
        "\(run.unaffected.count) of \(run.found.previews.count) previews depend on no file that changed since \(reference); "
          + "they were not drawn.")
      if !options.has("quiet"), let note = notes.last { Console.error(note + "\n") }
    }
    let settings = try CompareOptions.settings(options)
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
    let folder = try SceneProcess.workingFolder("flipbook-check-")
    defer { folder.remove() }
    var used: Set<String> = []
    var written = 0
    for (name, shot) in try run.draw(into: folder.path) {
      used.insert(name)
      guard let picture = shot.picture else {
        let reason = "\(shot.preview.shownFile):\(shot.preview.line): \(shot.failure ?? "it was not drawn")"
        try writer.add(CaseReport(name: name, verdict: .unreadable(.actual, reason: reason)), nil)
        continue
      }
      let frame = CheckedFrame(
        scene: shot.preview.title, frame: 0, time: 0, isMatch: false, picture: picture, seconds: shot.seconds)
      try judge(frame, name, settings, writer, &written)
    }
    var result = Result(report: try writer.finish())
    result.written = written
    let isWhole = (options.lists["preview"] ?? []).isEmpty && options.values["changed-since"] == nil
    if isWhole {
      let modules = Set(run.found.project.modules.map(\.name))
      let variants = Set(run.variants.map(\.name))
      // Goldens of variants that this run did not draw are another run's.
      result.orphans = goldens.orphans(used: used, files: modules).filter { file in
        let stem = (file.split(separator: "/").last ?? "").dropLast(4)
        let variant = stem.split(separator: "@", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        return variants.contains(variant)
      }
    }
    if written > 0 { try lock.write(folder: goldens.path) }
    return result
  }
}
