import FlipbookScenes
import Foundation
import Testing

/// Goes through the tutorials: each file is written, each command run, each picture compared.
@Suite("The tutorials")
struct TutorialTests {
  @Test("each command does what the page says", arguments: ["film", "batch", "goldens", "layers"])
  func tutorial(_ name: String) throws {
    let page = try PageSteps(
      String(contentsOf: PageSteps.docs.appendingPathComponent("tutorials/\(name).md"), encoding: .utf8))
    let folder = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "tutorial-")
    try page.run(in: folder)
    #expect(!page.pictures.isEmpty)
    try page.comparePictures(in: folder)
  }
}
