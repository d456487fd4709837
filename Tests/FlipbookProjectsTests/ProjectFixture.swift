import FlipbookScenes
import Foundation

@testable import FlipbookProjects

/// A folder of files that goes with the test.
final class ProjectFixture {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("flipbook projects \"ü\" \(UUID().uuidString)")
    root = folder.path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  func write(_ path: String, _ text: String) throws {
    let place = "\(root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Reads it, with manifests that are the JSON they would be turned into.
  func read(_ path: String = "") throws -> Project {
    try ProjectReader(manifests: WrittenManifests()).read(path.isEmpty ? root : "\(root)/\(path)")
  }
}

/// Manifests that are JSON already.
struct WrittenManifests: ManifestReading {
  func dump(_ folder: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift"), !data.isEmpty else {
      throw FlipbookFailure("The manifest of \"\(folder)\" can't be read.", .scene)
    }
    return Array(data)
  }

  /// The JSON of a manifest.
  static func text(
    _ name: String, products: [String: [String]] = [:], targets: [(String, [String])], paths: [String] = [],
    remote: [String] = [], more: String = ""
  ) -> String {
    let products = products.sorted { $0.key < $1.key }.map {
      "{\"name\":\"\($0.key)\",\"targets\":\($0.value)}"
    }
    let targets = targets.map { target in
      let needs = target.1.map { "{\"byName\":[\"\($0)\",null]}" }.joined(separator: ",")
      return "{\"name\":\"\(target.0)\",\"type\":\"regular\",\"dependencies\":[\(needs)]\(more)}"
    }
    let local = paths.map {
      "{\"fileSystem\":[{\"identity\":\"x\",\"path\":\"\($0.replacing("\"", with: "\\\""))\"}]}"
    }
    let fetched = remote.map {
      "{\"sourceControl\":[{\"identity\":\"x\",\"location\":{\"remote\":[{\"urlString\":\"\($0)\"}]}}]}"
    }
    return """
      {"name":"\(name)","products":[\(products.joined(separator: ","))],"targets":[\(targets.joined(separator: ","))],
      "dependencies":[\((local + fetched).joined(separator: ","))],"toolsVersion":{"_version":"5.9.0"}}
      """
  }
}
