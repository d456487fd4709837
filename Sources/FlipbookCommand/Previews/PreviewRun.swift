import FlipbookProjects
import FlipbookScenes
import Foundation

/// Draws the previews that a command line wants, in all of its variants.
struct PreviewRun {
  let options: ParsedOptions
  let found: PreviewProject
  let program: ProjectProgram
  let variants: [PreviewVariant]
  /// The previews that are drawn: those that are wanted and that the changes affect.
  let previews: [ProjectPreview]
  /// Previews that are wanted and that depend on no changed file.
  var unaffected: [ProjectPreview] {
    found.previews.filter { preview in !previews.contains(preview) }
  }

  /// Seconds that a preview may take where nothing else is said.
  static let patience = 30.0

  init(_ options: ParsedOptions, _ makeCompiler: () throws -> any SceneCompiling) throws {
    self.options = options
    variants = try PreviewVariant.matrix(options)
    found = try PreviewProject(options, makeCompiler)
    program = try found.program(isQuiet: options.has("quiet"))
    previews = try Self.affected(options.values["changed-since"], found, program)
  }

  /// The previews that depend on files that changed since a commit; all where none is given.
  private static func affected(_ reference: String?, _ found: PreviewProject, _ program: ProjectProgram)
    throws
    -> [ProjectPreview]
  {
    guard let reference else { return found.previews }
    let changed = try GitChanges(root: found.project.root, reference: reference).files()
    guard let files = found.compiler.affected(by: changed, of: found.project, in: program) else {
      return found.previews
    }
    return found.previews.filter { files.contains($0.file) }
  }

  /// Draws into a folder.
  ///
  /// - Parameters:
  ///   - folder: Gets a picture for each shot, under the shot's name.
  ///   - places: Times as options write them: that of the picture, and those of more where a preview moves. None for the
  ///     first frame alone.
  /// - Returns: The shots by name, previews in order, the variants of each beside each other.
  func draw(into folder: String, at places: [String] = []) throws -> [(name: String, shot: PreviewShot)] {
    let work = try SceneProcess.workingFolder("flipbook-previews-")
    defer { work.remove() }
    let names = variants.map { PreviewShot.names(found.previews, $0) }
    let drawn = Set(previews.map(\.id))
    var all: [(name: String, shot: PreviewShot)] = []
    var jobs: [PreviewPool.Job] = []
    var numbers: [Int] = []
    for (index, preview) in found.previews.enumerated() where drawn.contains(preview.id) {
      for (variant, list) in zip(variants, names) {
        var shot = PreviewShot(preview: preview, variant: variant)
        shot.failure = program.undrawn[preview.id]
        if shot.failure == nil {
          let output = "\(folder)/\(list[index]).png"
          try FileManager.default.createDirectory(
            atPath: (output as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
          numbers.append(all.count)
          var job = PreviewPool.Job(shot: shot, output: output)
          job.place = places.first
          job.moments = places.dropFirst().map {
            PreviewPool.Job.Moment(
              place: $0, output: "\(folder)/\(PreviewShot.name(list[index], at: $0)).png")
          }
          jobs.append(job)
        }
        all.append((list[index], shot))
      }
    }
    let pool = PreviewPool(
      program, root: found.project.root, jobs: jobs, options: passedOn,
      limit: try options.value("timeout", TimeLimit.parse) ?? Self.patience, folder: work.path)
    for (place, shot) in zip(numbers, try pool.run()) { all[place].shot = shot }
    return all
  }

  /// The date of previews unless another is asked for. Apps ask for ranges from a day of theirs to today, and end where
  /// today is before it.
  static let date = "2026-01-01T09:41"

  /// Options that each preview is drawn with, beside its variant's.
  private var passedOn: ParsedOptions {
    var passed = ParsedOptions()
    for name in ["scale", "size", "background", "seed", "date", "renderer", "props", "png-level"] {
      passed.values[name] = options.values[name]
    }
    passed.values["date"] = options.values["date"] ?? Self.date
    for name in ["limit", "fonts", "allow-read"] { passed.lists[name] = options.lists[name] }
    passed.flags = options.flags.intersection(["transparent", "device-corners"])
    return passed
  }
}
