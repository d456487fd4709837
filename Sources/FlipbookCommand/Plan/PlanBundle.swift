import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Packs a plan with all that its parts need into a tar file.
struct PlanBundle {
  let plan: String
  let bundle: String
  let overwrites: Bool

  /// The folder in the bundle that the plan's files are below, by their absolute paths.
  private static let root = "files"

  /// - Throws: ``FlipbookFailure``.
  func write(_ scene: SceneRequest, _ makeCompiler: () throws -> any SceneCompiling) throws {
    guard overwrites || !FileManager.default.fileExists(atPath: bundle) else {
      throw FlipbookFailure("\"\(bundle)\" exists already. Replace it with --overwrite.", .failure)
    }
    var plan = try RenderPlan.read(self.plan)
    let folder: WorkingFolder
    do {
      folder = try WorkingFolder(
        in: PathText.folder(of: ClipInputs.absolute(bundle)), prefix: OutputFile.mark)
    } catch {
      throw FlipbookFailure("\"\(bundle)\" can't be written: \(error).", .failure)
    }
    defer { folder.remove() }
    let stem = PathText.stem(of: self.plan)
    let top = "\(folder.path)/\(stem)"
    let manager = FileManager.default
    do {
      plan.folder = Self.root + manager.currentDirectoryPath
      try manager.createDirectory(atPath: "\(top)/\(plan.folder)", withIntermediateDirectories: true)
      for input in plan.inputs {
        let place = "\(top)/\(Self.root)\(ClipInputs.absolute(input.path))"
        try manager.createDirectory(atPath: PathText.folder(of: place), withIntermediateDirectories: true)
        try manager.copyItem(atPath: input.path, toPath: place)
      }
      try relate(&plan)
      if !SceneFile.holdsLayers(scene.path) {
        let settings = SceneCompileSettings(languageVersion: scene.languageVersion, scene: scene.scene)
        let program = try makeCompiler().executable(for: try SceneFile(path: scene.path), settings: settings)
        plan.program = "scene"
        try manager.copyItem(atPath: program, toPath: "\(top)/scene")
      }
      try TextFile.write(try plan.sealed().text(), to: "\(top)/plan.json")
    } catch let failure as FlipbookFailure { throw failure } catch {
      throw FlipbookFailure("\"\(bundle)\" can't be written: \(error.localizedDescription)", .failure)
    }
    try pack(stem, in: folder.path)
  }

  /// Names files from the working folder, which lies elsewhere in the bundle.
  private func relate(_ plan: inout RenderPlan) throws {
    plan.file = PlanInputs.relative(plan.file)
    for name in ["props", "script"] {
      guard let value = plan.options.values[name], FileManager.default.fileExists(atPath: value) else {
        continue
      }
      plan.options.values[name] = PlanInputs.relative(value)
    }
    plan.options.values["audio"] = plan.options.values["audio"].map {
      SoundList.map($0) { FileManager.default.fileExists(atPath: $0) ? PlanInputs.relative($0) : $0 }
    }
    for name in ["fonts", "allow-read", "captions"] {
      plan.options.lists[name] = plan.options.lists[name]?.map(PlanInputs.relative)
    }
  }

  /// The same files make the same bytes: names in order, no dates, owners or modes of this machine.
  private func pack(_ stem: String, in folder: String) throws {
    let packed = "\(folder)/bundle.tar"
    let arguments = [
      "--create", "--file=\(packed)", "--directory=\(folder)", "--sort=name", "--mtime=@0", "--owner=0",
      "--group=0",
      "--numeric-owner", "--mode=u=rwX,go=rX", stem,
    ]
    guard let tar = ProgramFinder.find("tar"), ProgramFinder.output(of: tar, arguments) != nil,
      rename(packed, bundle) == 0
    else { throw FlipbookFailure("\"\(bundle)\" can't be written: tar failed.", .failure) }
  }
}
