import FlipbookProjects
import FlipbookScenes
import Foundation

/// A project that a command line names, with the previews that it wants.
struct PreviewProject {
  let project: Project
  let compiler: any ProjectCompiling
  /// All that the sources declare.
  let all: [ProjectPreview]
  /// Those that are wanted, in the order of modules, files and lines.
  let previews: [ProjectPreview]

  /// - Throws: ``FlipbookFailure`` when the project can't be read, has no preview, or none that is wanted.
  init(_ options: ParsedOptions, _ makeCompiler: () throws -> any SceneCompiling) throws {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure(
        "Name one project: a folder, a package, an .xcodeproj or an .xcworkspace.", .usage)
    }
    guard let compiler = try makeCompiler() as? any ProjectCompiling else {
      throw FlipbookFailure("This compiler takes no projects.", .failure)
    }
    self.compiler = compiler
    project = try ProjectReader(manifests: compiler.manifests).read(path)
    all = compiler.previews(of: project)
    let patterns = options.lists["preview"] ?? []
    previews = patterns.isEmpty ? all : all.filter { preview in patterns.contains(where: preview.matches) }
    for pattern in patterns where !all.contains(where: { $0.matches(pattern) }) {
      let known = all.prefix(10).map { "\($0.shownFile):\($0.line) \"\($0.title)\"" }
      throw FlipbookFailure(
        "\"\(path)\" has no preview \(pattern). It has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
          + "\(all.count > 10 ? ", …" : "").", .scene)
    }
    guard !previews.isEmpty else {
      let others = ProjectReader.unread(of: project).prefix(3).map {
        "\nIts package was read. Name \"\($0)\" for the previews of that project."
      }
      let notes = project.notes.prefix(5).map { "\n\($0)" }
      throw FlipbookFailure(
        "\"\(path)\" has no previews: no #Preview and no PreviewProvider.\((others + notes).joined())", .scene
      )
    }
  }

  /// Compiles the project, with a note on the terminal for as long as that takes.
  func program(isQuiet: Bool) throws -> ProjectProgram {
    let notes = !isQuiet && Terminal.isInteractive
    defer { if notes { Console.clearLine() } }
    return try compiler.program(of: project) { module in
      if notes {
        Console.clearLine()
        Console.error("Compiling \(module) …")
      }
    }
  }
}
