import FlipbookCommand
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Goldens: checked, reviewed, accepted and rejected.
extension StudioSession {
  /// Finds the goldens that the person named: by `--goldens`, as a folder of pictures, or as a report of a check.
  ///
  /// - Throws: ``FlipbookFailure`` where a folder for the check can't be made.
  func openGoldens() throws {
    let handler: @MainActor (StudioGoldens.Summary) -> Void = { [weak self] summary in
      self?.send(.goldens(summary))
    }
    var showsFilm = true
    if let folder = request.goldens {
      goldens = try StudioGoldens(folder: folder, arguments: checkArguments(folder), handler: handler)
    } else if let report = Self.report(request.path) {
      goldens = StudioGoldens(report, path: request.path, handler: handler)
      showsFilm = false
    } else if Self.holdsOnlyPictures(request.path) {
      goldens = StudioGoldens(folder: request.path, handler: handler)
      showsFilm = false
    }
    update { state in
      state.showsFilm = showsFilm
      state.hasGoldens = goldens != nil
    }
  }

  /// The check has the options of the command line; what the page switches is for looking alone.
  private func checkArguments(_ folder: String) -> [String] {
    var arguments = ["check", request.path, "--goldens=\(folder)"]
    if StageProgram.isProject(request.path) { arguments.append("--previews") }
    if let places = request.goldenFrames { arguments.append("--at=\(places)") }
    let options = request.values.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    return arguments + options + request.words
  }

  /// The report that a path leads to; nil for any other file.
  private static func report(_ path: String) -> ApprovalReport? {
    path.lowercased().hasSuffix(".json") ? try? ApprovalReport(path) : nil
  }

  /// Whether a path is a folder of pictures, without a scene or a project.
  private static func holdsOnlyPictures(_ path: String) -> Bool {
    guard !StageProgram.isProject(path), let folder = try? PictureFolder(path: path) else { return false }
    return folder.files.contains { $0.hasSuffix(".png") }
      && !folder.others.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".lottie") || $0.hasSuffix(".tgs") }
  }

  /// Makes pictures of cases goldens.
  func approve(_ names: [String], _ page: StudioSocket) {
    guard !request.isReadOnly else {
      return send(.said("Nothing is written: the studio was started with --read-only.", isError: true), page)
    }
    do {
      try goldens?.approve(names)
      let count = names.count
      send(.said("\(count) golden\(count == 1 ? " was" : "s were") written.", isError: false), page)
    } catch {
      send(.said((error as? FlipbookFailure)?.message ?? "\(error)", isError: true), page)
    }
  }

  /// The golden of a frame of the scene that is shown; nil where there is none.
  func golden(of frame: Int) -> Data? {
    guard let goldens, let info = state.info, !StageProgram.isProject(request.path) else { return nil }
    let file = URL(fileURLWithPath: request.path).deletingPathExtension().lastPathComponent
    return goldens.picture(file: file, scene: info.scene, frame: frame)
  }

  func sendPicture(_ png: Data?, _ id: Int, _ page: StudioSocket) {
    guard let png else { return send(.failed(id: id, message: "There is no such picture."), page) }
    page.send(StudioPicture.message(StudioPicture.Plain(id: id), png))
  }
}
