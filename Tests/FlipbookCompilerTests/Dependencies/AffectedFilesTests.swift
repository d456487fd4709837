import FlipbookExport
import FlipbookProjects
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCompiler

/// The notes are the compiler's own: the files are compiled by it.
@Suite("Files that changes affect")
struct AffectedFilesTests {
  private static let files = [
    "A.swift": "struct A { var n = 1 }\nfunc lone() -> Int { 1 }",
    "B.swift": "struct B { let a = A() }", "C.swift": "struct C { let b = B() }",
    "D.swift": "struct D { var text = \"d\" }\nextension F { var twice: Int { 2 } }",
    "E.swift": "struct E { let n = F().twice }", "F.swift": "struct F { let s = \"f\" }",
  ]

  /// Compiles the files as one module and returns its folder, the module and the places of the notes.
  private func compile() throws -> (Project, [String: String]) {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("affected-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    var module = ProjectModule(name: "M", folder: root, packageName: "p")
    var map: [String: [String: String]] = ["": ["swift-dependencies": root + "/m.swiftdeps"]]
    var places: [String: String] = [:]
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(root)/\(name)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      module.sources.append(path)
      places[path] = "\(root)/\(name)deps"
      map[path] = ["object": "\(root)/\(name).o", "swift-dependencies": "\(root)/\(name)deps"]
    }
    try JSONSerialization.data(withJSONObject: map).write(to: URL(fileURLWithPath: root + "/map.json"))
    let compiler = try SwiftToolchain(environment: ProcessInfo.processInfo.environment).compiler
    let exit = try RunningChild.run(
      ChildRequest(
        compiler,
        [
          "-c", "-incremental", "-module-name", "M", "-parse-as-library", "-output-file-map",
          root + "/map.json",
        ]
          + module.sources),
      streams: ChildProcess.Streams(output: root + "/log", errors: root + "/log"), limit: 300)
    #expect(exit == .code(0))
    var other = ProjectModule(name: "N", folder: root + "/n", packageName: "p")
    other.sources = [root + "/n/N.swift"]
    other.dependencies = ["M"]
    var project = Project(path: root, root: root, kind: .package)
    project.modules = [module, other]
    return (project, places)
  }

  @Test("A change reaches what uses the file, through others and other modules, and nothing else")
  func reach() throws {
    let (project, places) = try compile()
    defer { try? FileManager.default.removeItem(atPath: project.root) }
    func affected(_ changed: [ChangedFile]) -> [String]? {
      AffectedFiles(project, changed: changed, places: places).files().map { files in
        files.map { ($0 as NSString).lastPathComponent }.sorted()
      }
    }
    func change(_ name: String, before: String? = nil, isRemoved: Bool = false) -> ChangedFile {
      ChangedFile(path: "\(project.root)/\(name)", before: before, isRemoved: isRemoved)
    }
    #expect(affected([]) == [])
    #expect(affected([change("A.swift")]) == ["A.swift", "B.swift", "C.swift", "N.swift"])
    // D.swift extends F, E.swift calls what the extension adds.
    #expect(affected([change("F.swift")]) == ["D.swift", "E.swift", "F.swift", "N.swift"])
    let extending = try #require(affected([change("D.swift")]))
    #expect(Set(extending).isSuperset(of: ["D.swift", "E.swift", "N.swift"]))
    #expect(Set(extending).isDisjoint(with: ["A.swift", "B.swift", "C.swift"]))
    #expect(affected([change("n/N.swift")]) == ["N.swift"])
    // F.swift declared A before, whose users are A's now.
    #expect(
      affected([change("F.swift", before: "struct A {}")]) == [
        "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "N.swift",
      ])
    let all = Self.files.keys.sorted() + ["N.swift"]
    #expect(affected([change("Gone.swift", isRemoved: true)]) == all.sorted())
    #expect(affected([change("picture.png")]) == all.sorted())
    #expect(affected([change("Package.swift")]) == nil)
  }

  @Test("Notes that are cut off anywhere are refused and never trap")
  func damaged() throws {
    let (project, places) = try compile()
    defer { try? FileManager.default.removeItem(atPath: project.root) }
    let place = try #require(places["\(project.root)/B.swift"])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: place)))
    let whole = try #require(SwiftDependencies(bytes))
    #expect(whole.provided.contains { $0.kind == 0 && $0.name == "B" })
    #expect(whole.used.contains { $0.kind == 0 && $0.name == "A" })
    for length in stride(from: 0, to: bytes.count - 4, by: 13) {
      _ = SwiftDependencies(Array(bytes[..<length]))
    }
    var broken = bytes
    for index in stride(from: 8, to: broken.count, by: 31) { broken[index] ^= 0xFF }
    _ = SwiftDependencies(broken)
    #expect(SwiftDependencies(Array("no notes".utf8)) == nil)
  }
}
