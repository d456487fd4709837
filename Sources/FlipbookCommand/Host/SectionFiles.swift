import Flipbook
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Writes a file for each section of a scene, beside the film of all of them.
@MainActor
struct SectionFiles {
  let request: RenderRequest
  let session: SceneSession

  /// - Parameter frames: Those of the film, which is rendered.
  /// - Throws: ``FlipbookFailure`` for a scene without sections.
  func write(_ source: SceneFrameSource, frames: [Int]) throws {
    let chapters = source.chapters
    guard !chapters.isEmpty else {
      throw FlipbookFailure(
        "--save-sections: the scene has none. A Series has them as Section(\"…\", duration:), a scene of layers as \"sections\".",
        .usage)
    }
    for (index, chapter) in chapters.enumerated() {
      let end = index + 1 < chapters.count ? chapters[index + 1].start : source.duration
      let part = frames.filter { frame in
        let time = source.time(of: frame) + 1e-6
        return chapter.start <= time && time < end
      }
      guard !part.isEmpty else { continue }
      var output = request.output.describing(source)
      output.path = Self.path(
        request.output.path, number: index + 1, of: chapters.count, title: chapter.title)
      output.metadata["title"] = chapter.title
      // They begin with the section, and not with the film.
      (output.audio, output.sounds, output.captions) = (nil, [], [])
      try session.render(source, frames: part, to: output, workers: request.workers)
    }
  }

  /// `film-02-the-idea.mp4`; of a sequence of pictures a folder for each section.
  nonisolated static func path(_ path: String, number: Int, of count: Int, title: String) -> String {
    let digits = max(2, "\(count)".count)
    let place = String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    var slug = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    let name = slug.isEmpty ? place : "\(place)-\(slug.prefix(60))"
    let ending = PathText.ending(of: path)
    if FramePattern(path) != nil {
      let folder = PathText.folder(of: path)
      return (folder.isEmpty ? "" : folder + "/") + "\(name)-" + PathText.name(of: path)
    }
    return "\(path.dropLast(ending.isEmpty ? 0 : ending.count + 1))-\(name)"
      + (ending.isEmpty ? "" : ".\(ending)")
  }
}
