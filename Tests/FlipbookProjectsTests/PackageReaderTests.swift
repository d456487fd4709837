import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookProjects

@Suite("Swift packages")
struct PackageReaderTests {
  @Test("Targets become modules, each after those that it needs, across packages that lie beside it")
  func modules() throws {
    let fixture = try ProjectFixture([
      "App/Sources/Feature/Feature.swift": "", "App/Sources/Design/Deep/Button.swift": "",
      "Kit/Sources/Kit-Core/Kit.swift": "",
    ])
    try fixture.write(
      "App/Package.swift",
      WrittenManifests.text(
        "App", targets: [("Feature", ["Design", "KitProduct"]), ("Design", [])],
        paths: [fixture.root + "/Kit"]))
    try fixture.write(
      "Kit/Package.swift",
      WrittenManifests.text("Kit", products: ["KitProduct": ["Kit-Core"]], targets: [("Kit-Core", [])]))
    let project = try fixture.read("App")
    #expect(project.kind == .package)
    #expect(project.modules.map(\.name).sorted() == ["Design", "Feature", "Kit_Core"])
    #expect(project.modules.last?.name == "Feature")
    #expect(project.modules.last?.dependencies == ["Design", "Kit_Core"])
    #expect(
      project.modules.first { $0.name == "Design" }?.sources == [
        fixture.root + "/App/Sources/Design/Deep/Button.swift"
      ])
  }

  @Test("The manifest is no source of a target that is the package's own folder")
  func ownFolder() throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "Package@swift-5.9.swift": "", "Packages.swift": "", "Deep/Package.swift": "",
    ])
    try fixture.write(
      "Package.swift",
      WrittenManifests.text("A", targets: [("A", [])], more: ",\"path\":\".\""))
    let project = try fixture.read()
    let names = project.modules.first?.sources.map { $0.dropFirst(fixture.root.count + 1) }
    #expect(names == ["A.swift", "Deep/Package.swift", "Packages.swift"])
  }

  @Test("A package that isn't on the disk is named with the remedy, and the rest is read")
  func missingPackage() throws {
    let fixture = try ProjectFixture([
      "Sources/A/A.swift": "",
      "Package.swift": WrittenManifests.text(
        "A", targets: [("A", [])], remote: ["https://example.org/x/Lib.git"]),
    ])
    let project = try fixture.read()
    #expect(project.modules.map(\.name) == ["A"])
    #expect(project.notes.count == 1)
    #expect(project.notes[0].reason.contains("https://example.org/x/Lib.git is not on the disk"))
    #expect(project.notes[0].reason.contains("swift package resolve"))
  }

  @Test("A package that was checked out is read")
  func checkout() throws {
    let fixture = try ProjectFixture([
      "Sources/A/A.swift": "", ".build/checkouts/lib/Sources/Lib/L.swift": "",
      "Package.swift": WrittenManifests.text(
        "A", targets: [("A", ["Lib"])], remote: ["https://example.org/x/Lib.git"]),
      ".build/checkouts/lib/Package.swift": WrittenManifests.text("Lib", targets: [("Lib", [])]),
    ])
    let project = try fixture.read()
    #expect(project.modules.map(\.name) == ["Lib", "A"])
    #expect(project.notes.isEmpty)
  }

  @Test("An example that names the package it lies in by its address is read with that package")
  func around() throws {
    let fixture = try ProjectFixture([
      "Sources/Lib/L.swift": "", "Package.swift": WrittenManifests.text("lib", targets: [("Lib", [])]),
      "Apps/Example/Sources/A/A.swift": "",
      "Apps/Example/Package.swift": WrittenManifests.text(
        "A", targets: [("A", ["Lib"])], remote: ["https://example.org/x/Lib.git"]),
    ])
    let project = try fixture.read("Apps/Example")
    #expect(project.modules.map(\.name) == ["Lib", "A"])
    #expect(project.notes.map(\.reason) == ["the package around the project is taken, in \(fixture.root)"])
  }

  @Test("Packages and modules that depend on each other are refused by name")
  func cycles() throws {
    let fixture = try ProjectFixture(["One/Sources/A/a.swift": "", "Two/Sources/B/b.swift": ""])
    try fixture.write(
      "One/Package.swift", WrittenManifests.text("One", targets: [("A", [])], paths: [fixture.root + "/Two"]))
    try fixture.write(
      "Two/Package.swift", WrittenManifests.text("Two", targets: [("B", [])], paths: [fixture.root + "/One"]))
    #expect { try fixture.read("One") } throws: {
      ($0 as? FlipbookFailure)?.message == "Packages depend on each other: One → Two → One."
    }
    let other = try ProjectFixture([
      "Sources/A/a.swift": "", "Sources/B/b.swift": "",
      "Package.swift": WrittenManifests.text("P", targets: [("A", ["B"]), ("B", ["A"])]),
    ])
    #expect { try other.read() } throws: {
      ($0 as? FlipbookFailure)?.message == "Modules depend on each other: A → B → A."
    }
  }

  @Test("Links to folders are not followed, so circles end")
  func circles() throws {
    let fixture = try ProjectFixture([
      "Sources/A/A.swift": "", "Package.swift": WrittenManifests.text("A", targets: [("A", [])]),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.root + "/Sources/A/again", withDestinationPath: fixture.root + "/Sources")
    #expect(try fixture.read().modules[0].sources.count == 1)
  }

  @Test("Settings and dependencies for other systems, and for release, don't count")
  func conditions() throws {
    let fixture = try ProjectFixture([
      "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/C/c.swift": "",
    ])
    try fixture.write(
      "Package.swift",
      """
      {"name":"P","products":[],"dependencies":[],"targets":[
        {"name":"A","type":"regular","dependencies":[
          {"byName":["B",{"platformNames":["linux","macos"]}]},{"byName":["C",{"platformNames":["ios"]}]}],
         "settings":[
          {"tool":"swift","kind":{"define":{"_0":"ALWAYS"}}},
          {"tool":"swift","kind":{"define":{"_0":"LINUX"}},"condition":{"platformNames":["linux"]}},
          {"tool":"swift","kind":{"define":{"_0":"PHONE"}},"condition":{"platformNames":["macos","ios"]}},
          {"tool":"swift","kind":{"define":{"_0":"SLOW"}},"condition":{"platformNames":[],"config":"debug"}},
          {"tool":"swift","kind":{"define":{"_0":"FAST"}},"condition":{"platformNames":["ios"],"config":"release"}}]},
        {"name":"B","type":"regular","dependencies":[]},{"name":"C","type":"regular","dependencies":[]}]}
      """)
    let module = try #require(try fixture.read().modules.first { $0.name == "A" })
    #expect(module.conditions == ["ALWAYS", "PHONE", "SLOW"])
    #expect(module.dependencies == ["C"])
  }

  @Test("A manifest without a form that is known, and a project without Swift, are refused")
  func damaged() throws {
    let fixture = try ProjectFixture(["Package.swift": "{\"name\": 3}", "Sources/A/a.swift": ""])
    #expect(throws: FlipbookFailure.self) { try fixture.read() }
    let empty = try ProjectFixture(["Package.swift": WrittenManifests.text("A", targets: [("A", [])])])
    #expect { try empty.read() } throws: {
      ($0 as? FlipbookFailure)?.message.contains("has no target with Swift files") == true
    }
    #expect(throws: FlipbookFailure.self) { try empty.read("none") }
  }

  @Test("Packages and projects deep below a folder are found, none inside another")
  func deep() throws {
    let fixture = try ProjectFixture([
      "1/2/3/4/5/6/P/Sources/A/a.swift": "", "1/P/Sources/B/b.swift": "", "1/P/Inner/Sources/C/c.swift": "",
      "1/P/Inner/Package.swift": WrittenManifests.text("Inner", targets: [("C", [])]),
    ])
    try fixture.write("1/2/3/4/5/6/P/Package.swift", WrittenManifests.text("Deep", targets: [("A", [])]))
    try fixture.write("1/P/Package.swift", WrittenManifests.text("P", targets: [("B", [])]))
    #expect(try fixture.read().modules.map(\.name).sorted() == ["A", "B"])
  }

  @Test("10,000 files are found in a folder without a project")
  func manyFiles() throws {
    let fixture = try ProjectFixture()
    for folder in 0..<100 {
      try fixture.write("d\(folder)/f.swift", "")
      for file in 0..<99 {
        #expect(
          FileManager.default.createFile(atPath: "\(fixture.root)/d\(folder)/\(file).swift", contents: nil))
      }
    }
    let project = try fixture.read()
    #expect(project.kind == .folder)
    #expect(project.modules[0].sources.count == 10_000)
    #expect(project.modules[0].sources == project.modules[0].sources.sorted())
  }
}
