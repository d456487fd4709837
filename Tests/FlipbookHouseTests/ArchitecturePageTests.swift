import FlipbookTestSupport
import Foundation
import Testing

@Suite("The page on the architecture")
struct ArchitecturePageTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
  }

  /// A section's text, up to the next of the same or a higher level.
  private func section(_ title: String) throws -> Substring {
    let start = try #require(page.range(of: title + "\n"))
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)]
  }

  @Test("the picture has every target, and each import leads to a row below")
  func rows() throws {
    var row: [String: Int] = [:]
    var last: Int?
    // A row without a number goes on with the one above.
    for line in page.matches(of: /(?m)^(?: ?(\d+)  | {20,})(\w[\w ]+)$/) {
      last = line.1.flatMap { Int($0) } ?? last
      for name in line.2.split(separator: " ") { row[String(name)] = last }
    }
    let targets = try PackageManifest().targets.filter {
      $0.path.hasPrefix("Sources/") && !$0.path.hasPrefix("Sources/C/")
    }
    #expect(targets.count > 30)
    #expect(Set(targets.map(\.name)) == Set(row.keys))
    for target in targets {
      let own = try #require(row[target.name])
      for dependency in target.dependencies.sorted() {
        guard let other = row[dependency] else { continue }
        #expect(other < own, "\(target.name) in row \(own) depends on \(dependency) in row \(other)")
      }
    }
  }

  @Test("the walk of a frame has at most 20 steps, and its types are there")
  func walk() throws {
    let walk = try section("### The walk of one frame")
    let steps = walk.matches(of: /(?m)^(\d+)\.\s/).compactMap { Int($0.1) }
    #expect(steps == Array(1...steps.count) && steps.count <= 20)
    let sources = Repository.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    let names = Set(
      files.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
    let named = Set(walk.matches(of: /`([A-Z]\w+)`/).map { String($0.1) })
    #expect(named.count > 20)
    #expect(named.subtracting(names).sorted() == [])
  }

  @Test("the places of new things are there")
  func places() throws {
    let table = try section("## Where things live")
    let paths = Set(table.matches(of: /`((?:Sources|Tests|scripts|docs)\/?[\w\/+.]*)`/).map { String($0.1) })
    #expect(paths.count > 12)
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent($0).path)
    }
    #expect(missing.sorted() == [])
  }
}
