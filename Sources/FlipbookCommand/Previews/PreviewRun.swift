import FlipbookProjects
import FlipbookScenes
import Foundation

/// Draws the previews that a command line wants, in all of its variants.
struct PreviewRun {
  let options: ParsedOptions
  let found: PreviewProject
  let program: ProjectProgram
  let variants: [PreviewVariant]

  /// Seconds that a preview may take where nothing else is said.
  static let patience = 30.0

  init(_ options: ParsedOptions, _ makeCompiler: () throws -> any SceneCompiling) throws {
    self.options = options
    variants = try PreviewVariant.matrix(options)
    found = try PreviewProject(options, makeCompiler)
    program = try found.program(isQuiet: options.has("quiet"))
  }

  /// Draws into a folder.
  ///
  /// - Parameter folder: Gets a picture for each shot, under the shot's name.
  /// - Returns: The shots by name, previews in order, the variants of each beside each other.
  func draw(into folder: String) throws -> [(name: String, shot: PreviewShot)] {
    let work = try SceneProcess.workingFolder("flipbook-previews-")
    defer { work.remove() }
    let names = variants.map { PreviewShot.names(found.previews, $0) }
    var all: [(name: String, shot: PreviewShot)] = []
    var jobs: [PreviewPool.Job] = []
    var places: [Int] = []
    for (index, preview) in found.previews.enumerated() {
      for (variant, list) in zip(variants, names) {
        var shot = PreviewShot(preview: preview, variant: variant)
        shot.failure = program.undrawn[preview.id]
        if shot.failure == nil {
          let output = "\(folder)/\(list[index]).png"
          try FileManager.default.createDirectory(
            atPath: (output as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
          places.append(all.count)
          jobs.append(PreviewPool.Job(shot: shot, output: output))
        }
        all.append((list[index], shot))
      }
    }
    let pool = PreviewPool(
      program, root: found.project.root, jobs: jobs, options: passedOn,
      limit: try options.value("timeout", TimeLimit.parse) ?? Self.patience, folder: work.path)
    for (place, shot) in zip(places, try pool.run()) { all[place].shot = shot }
    return all
  }

  /// Options that each preview is drawn with, beside its variant's.
  private var passedOn: [String] {
    let names = ["scale", "size", "background", "seed", "renderer", "props", "png-level"]
    var arguments = names.compactMap { name in options.values[name].map { "--\(name)=\($0)" } }
    for name in ["limit", "fonts", "allow-read"] {
      arguments += (options.lists[name] ?? []).map { "--\(name)=\($0)" }
    }
    if options.has("transparent") { arguments.append("--transparent") }
    return arguments
  }
}
