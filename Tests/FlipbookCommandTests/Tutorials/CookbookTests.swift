import FlipbookScenes
import Foundation
import Testing

/// Cooks each recipe in a folder of its own, beside the files that recipes share.
@Suite("The cookbook")
struct CookbookTests {
  /// The folder with the files that recipes share, made once.
  private static let shared = Result {
    let folder = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "cookbook-")
    try PageSteps(try #require(Recipe.files).text).run(in: folder)
    return folder
  }

  @Test("each recipe makes what it says", arguments: Recipe.all)
  func recipe(_ recipe: Recipe) throws {
    let shared = try Self.shared.get()
    let folder = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "recipe-")
    for name in try FileManager.default.contentsOfDirectory(atPath: shared) {
      try FileManager.default.copyItem(atPath: "\(shared)/\(name)", toPath: "\(folder)/\(name)")
    }
    let page = try PageSteps(recipe.text)
    for (line, printed) in try page.run(in: folder) {
      #expect(!"\n\(printed)".contains("\nwarning: "), "\(line): \(printed)")
      for output in line.matches(of: /\s-o (\S+)/) {
        let name = output.1.replacing(/%0(\d)d/) { String(repeating: "0", count: Int($0.1) ?? 0) }
        let size = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.size] as? Int
        #expect((size ?? 0) > 0, "\(line) leaves no \(name)")
      }
    }
    try page.comparePictures(in: folder)
  }

  @Test("there are forty recipes, each a short answer to a question")
  func shape() throws {
    #expect(Recipe.all.count >= 40)
    #expect(Set(Recipe.all.map(\.title)).count == Recipe.all.count)
    for recipe in Recipe.all {
      #expect(recipe.title.hasPrefix("How do I ") && recipe.title.hasSuffix("?"), "\(recipe.title)")
      var commands = 0
      for step in try PageSteps(recipe.text).steps {
        switch step {
        case .file(let name, let text):
          #expect(text.split(separator: "\n").count <= 25, "\(recipe.title): \(name)")
        case .run(_, let lines): commands += lines.count
        }
      }
      #expect((1...4).contains(commands), "\(recipe.title)")
    }
  }

  @Test("the contents lead to each recipe")
  func contents() {
    let anchors = Set(Recipe.page.matches(of: /\n##+ (.+)/).map { Recipe.anchor(String($0.1)) })
    let links = Recipe.page.matches(of: /\]\(#(.+?)\)/).map { String($0.1) }
    #expect(Set(links).isSubset(of: anchors), "\(Set(links).subtracting(anchors))")
    for recipe in Recipe.all {
      #expect(links.contains(Recipe.anchor(recipe.title)), "\(recipe.title)")
    }
  }

  @Test("its pictures are few and small")
  func pictures() throws {
    let pictures = try Recipe.all.flatMap { try PageSteps($0.text).pictures }
    #expect(pictures.count <= 12 && Set(pictures).count == pictures.count)
    for picture in pictures {
      let data = try Data(contentsOf: PageSteps.docs.appendingPathComponent("images/" + picture))
      #expect(data.count <= 20_000, "\(picture)")
    }
  }
}
