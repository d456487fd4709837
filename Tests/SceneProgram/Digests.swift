import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// Prints a digest of the frames of scenes, made one after the other in this process.
///
/// `digests [--random SEED] SCENE[@SEED]…`: a line for each, with its name and digest. The frames are asked for in their
/// order, or in one of chance by a seed. What follows a name is the prop `seed` of a generated scene.
@MainActor
func printDigests(_ arguments: [String]) throws {
  var names = arguments[...]
  var generator: SplitMix?
  if names.first == "--random", let seed = names.dropFirst().first.flatMap(UInt64.init) {
    generator = SplitMix(state: seed)
    names = names.dropFirst(2)
  }
  for name in names.isEmpty ? SceneRegistry.entries.map(\.name)[...] : names {
    let parts = name.split(separator: "@").map(String.init)
    guard let entry = SceneRegistry.entries.first(where: { $0.name == parts.first }) else {
      throw FlipbookFailure("There is no scene \(name).", .usage)
    }
    let hash = try DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
      try digest(of: entry, seed: parts.count > 1 ? Double(parts[1]) : nil, &generator)
    }
    print(name, hash)
  }
}

@MainActor
private func digest(
  of entry: SceneRegistry.Entry, seed: Double?, _ generator: inout SplitMix?
) throws -> ContentHash {
  var settings = SceneSettings()
  if let seed { settings.props = Props(["seed": .number(seed)]) }
  settings.size = CGSize(width: 320, height: 320)
  settings.scale = 1
  settings.frameRate = FrameRate(10, over: 1)
  settings.duration = 1.5
  let source = try SceneFrameSource(
    entry: entry, settings: settings, resources: SceneResources.make(forSceneAt: "scenes.swift"))
  var frames = Array(0..<source.format.frameCount)
  if generator != nil { frames.shuffle(using: &generator!) }
  var hashes = [ContentHash?](repeating: nil, count: frames.count)
  for frame in frames { hashes[frame] = source.displayList(at: frame).contentHash }
  var hasher = ContentHasher()
  for hash in hashes { hasher.combine(hash!) }
  return hasher.finalize()
}
