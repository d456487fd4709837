import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import FlipbookTestSupport
import Foundation

/// Prints a digest of the frames of scenes, made one after the other in this process.
///
/// `digests [--random SEED | --turns] SCENE[@SEED]…`: a line for each, with its name and digest. The frames are asked for
/// in their order, or in one of chance by a seed. With `--turns` all scenes are made first, and then each gives a frame in
/// turn. What follows a name is the prop `seed` of a generated scene.
@MainActor
func printDigests(_ arguments: [String]) throws {
  var names = arguments[...]
  var generator: SeededNumbers?
  if names.first == "--turns" { return try printDigestsInTurns(names.dropFirst()) }
  if names.first == "--random", let seed = names.dropFirst().first.flatMap(UInt64.init) {
    generator = SeededNumbers(seed: seed)
    names = names.dropFirst(2)
  }
  for name in names.isEmpty ? SceneRegistry.entries.map(\.name)[...] : names {
    let hash = try DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
      try digest(of: source(name), &generator)
    }
    print(name, hash)
  }
}

@MainActor
private func printDigestsInTurns(_ names: ArraySlice<String>) throws {
  try DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
    let sources = try names.map(source)
    var hashers = [ContentHasher](repeating: ContentHasher(), count: sources.count)
    for frame in 0..<(sources.map(\.format.frameCount).max() ?? 0) {
      for (index, source) in sources.enumerated() where frame < source.format.frameCount {
        hashers[index].combine(source.displayList(at: frame).contentHash)
      }
    }
    for (name, hasher) in zip(names, hashers) { print(name, hasher.finalize()) }
  }
}

@MainActor
private func source(_ name: String) throws -> SceneFrameSource {
  let parts = name.split(separator: "@").map(String.init)
  guard let entry = SceneRegistry.entries.first(where: { $0.name == parts.first }) else {
    throw FlipbookFailure("There is no scene \(name).", .usage)
  }
  var settings = SceneSettings()
  if parts.count > 1, let seed = Double(parts[1]) { settings.props = Props(["seed": .number(seed)]) }
  settings.size = CGSize(width: 320, height: 320)
  settings.scale = 1
  settings.frameRate = FrameRate(10, over: 1)
  settings.duration = 1.5
  return try SceneFrameSource(
    entry: entry, settings: settings, resources: SceneResources.make(forSceneAt: "scenes.swift"))
}

@MainActor
private func digest(of source: SceneFrameSource, _ generator: inout SeededNumbers?) throws -> ContentHash {
  var frames = Array(0..<source.format.frameCount)
  if generator != nil { frames.shuffle(using: &generator!) }
  var hashes = [ContentHash?](repeating: nil, count: frames.count)
  for frame in frames { hashes[frame] = source.displayList(at: frame).contentHash }
  var hasher = ContentHasher()
  for hash in hashes { hasher.combine(hash!) }
  return hasher.finalize()
}
