import FlipbookTestSupport
import Foundation
import Testing

/// Counts that may only fall: a test that finds fewer asks for its number to be lowered.
@Suite("The rules of the house, counted")
struct SourceReviewTests {
  /// The folders of all targets in `Sources`.
  private static func targets() throws -> [String] {
    func folders(_ path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent("Sources/\(path)").path)
    }
    let own = try folders("").filter { $0 != "Apple" && $0 != "C" }
    return (own + (try folders("Apple").map { "Apple/\($0)" })).sorted()
  }

  private static let reviews = Result {
    try Dictionary(uniqueKeysWithValues: targets().map { ($0, try SourceReview(target: $0)) })
  }

  @Test("every public declaration has a doc comment")
  func undocumented() throws {
    let counts = try Self.reviews.get().mapValues(\.undocumented).filter { $0.value > 0 }
    #expect(counts == [:])
  }

  @Test("files of several types become fewer")
  func severalTypes() throws {
    let counts = try Self.reviews.get().mapValues(\.filesOfSeveralTypes).filter { $0.value > 0 }
    #expect(
      counts == [
        "FlipbookUIKit": 1,
        "FlipbookViews": 1,
      ])
  }

  @Test("no file has more than 500 lines")
  func longFiles() throws {
    let files = try Self.reviews.get().flatMap { target, review in review.longFiles.map { "\(target)/\($0)" }
    }
    #expect(files.sorted() == [])
  }

  @Test("folders at the top are lower case, but for the two that the package manager names")
  func topFolders() throws {
    let names = try FileManager.default.contentsOfDirectory(
      at: Repository.root, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(
      \.lastPathComponent)
    #expect(names.contains("Sources") && names.contains("scenes"))
    #expect(names.filter { $0 != $0.lowercased() }.sorted() == ["Sources", "Tests"])
  }

  @Test("no function has more than 60 lines")
  func longFunctions() throws {
    let functions = try Self.reviews.get().flatMap { target, review in
      review.longFunctions.map { "\(target)/\($0)" }
    }
    #expect(functions.sorted() == [])
  }

  @Test("sentences in comments begin with a noun that can be searched for")
  func clauses() throws {
    #expect(try CommentReview().clauses == [])
  }

  @Test(
    "a sentence that begins with a clause is found",
    arguments: [
      ("  /// What the view shows.", true), ("// What is clipped is left out.", true),
      ("  ///   - name: What it is called.", true), ("  /// - Parameter size: What is offered.", true),
      ("  // MARK: What it shows", true), ("/** What lies below. */", true),
      ("  /// The content. What it shows is kept.", true), ("  /// The content that it shows.", false),
      ("  let text = \"/// What is said\"", false),
    ])
  func clause(line: String, isFound: Bool) {
    #expect(CommentReview.beginsWithClause(line[...]) == isFound)
  }

  @Test("the state of the process is what the architecture lists")
  func processState() throws {
    let found = Set(try Self.reviews.get().values.flatMap { $0.mutableStatics + $0.guardedStatics })
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    let section = page.components(separatedBy: "## State of the process").dropFirst().first ?? ""
    let listed = Set(
      (section.components(separatedBy: "\n## ").first ?? "").matches(of: /`(\w[\w.]*\.\w+)`/).map {
        String($0.1)
      })
    #expect(found.subtracting(listed).sorted() == [], "not listed")
    #expect(listed.subtracting(found).sorted() == [], "no longer there")
  }
}
