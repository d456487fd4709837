import FlipbookTestSupport
import Foundation

/// The targets of Package.swift with what they declare, read from its text.
struct PackageManifest {
  struct Target {
    var name: String
    var dependencies: Set<String>
    /// Below the package.
    var path: String
  }

  let targets: [Target]

  init() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    // Each target begins at its own call and ends before the next.
    let starts = text.ranges(of: /\.(target|executableTarget|testTarget)\(\s*name: "(\w+)"/)
    targets = starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].lowerBound : text.endIndex
      let body = text[starts[index].lowerBound..<end]
      let name = String(body.firstMatch(of: /name: "(\w+)"/)!.1)
      let list = body.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      let folder = body.hasPrefix(".testTarget") ? "Tests" : "Sources"
      return Target(
        name: name, dependencies: Set(list.matches(of: /"(\w+)"/).map { String($0.1) }),
        path: body.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? "\(folder)/\(name)")
    }
  }

  /// The modules that the files of a target import, the package's own alone.
  func imports(of target: Target) throws -> Set<String> {
    let root = Repository.root.appendingPathComponent(target.path)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var found: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        // A pattern costs more than the rest of a line.
        guard line.contains("import "),
          let match = line.firstMatch(of: /^(@\S+ |\w+ )*import (struct |class |func )?(\w+)/)
        else { continue }
        found.insert(String(match.3))
      }
    }
    return found.intersection(targets.map(\.name)).subtracting([target.name])
  }
}
