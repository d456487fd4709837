import FlipbookDrawing
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The scene files of a batch, each read, hashed and compiled once.
@MainActor
final class BatchScenes {
  private let makeCompiler: () throws -> any SceneCompiling
  private var compiler: (any SceneCompiling)?
  private var known: [String: Scene] = [:]
  private var hashes: [String: ContentHash] = [:]
  private var declared: [String: DeclaredProps] = [:]
  private var programs: [String: Result<SceneProgram, FlipbookFailure>] = [:]

  private struct Scene {
    var file: SceneFile
    var settings: SceneCompileSettings
  }

  init(_ makeCompiler: @escaping () throws -> any SceneCompiling) { self.makeCompiler = makeCompiler }

  /// The hash of a clip's scene and of what compiles it.
  ///
  /// - Throws: ``FlipbookFailure`` when it can't be read.
  func sourceHash(of job: BatchJob) throws -> ContentHash {
    let key = Self.key(job)
    if let hash = hashes[key] { return hash }
    let scene = try scene(of: job)
    let hash: ContentHash
    if SceneFile.holdsLayers(job.file) {
      var hasher = ContentHasher()
      hasher.combine(scene.file.source)
      hash = hasher.finalize()
    } else {
      hash = try theCompiler().sourceHash(of: scene.file, settings: scene.settings)
    }
    hashes[key] = hash
    return hash
  }

  /// The program that renders a clip's scene, compiled when it is asked for first.
  ///
  /// - Throws: ``FlipbookFailure`` when the scene does not compile, every time.
  func program(of job: BatchJob) throws -> SceneProgram {
    if SceneFile.holdsLayers(job.file) { return .tool }
    let key = Self.key(job)
    if let known = programs[key] { return try known.get() }
    let result: Result<SceneProgram, FlipbookFailure>
    do {
      let scene = try scene(of: job)
      result = .success(try SceneProgram(scene.file, scene.settings, theCompiler()))
    } catch let failure as FlipbookFailure { result = .failure(failure) }
    programs[key] = result
    return try result.get()
  }

  /// The props that a scene reads. Where that can't be said, it may read any.
  func props(of file: String, _ scene: String?) -> DeclaredProps {
    let key = "\(file)\n\(scene ?? "")"
    if let known = declared[key] { return known }
    var props = DeclaredProps()
    props.isOpen = true
    if let source = try? SceneFile(path: file) {
      if SceneFile.holdsLayers(file) {
        props = DeclaredProps(layerScene: Array(source.source.utf8))
      } else if let found = try? theCompiler().props(of: source, settings: SceneCompileSettings(scene: scene))
      {
        props = found
      }
    }
    declared[key] = props
    return props
  }

  private func theCompiler() throws -> any SceneCompiling {
    let known = try compiler ?? makeCompiler()
    compiler = known
    return known
  }

  private func scene(of job: BatchJob) throws -> Scene {
    let key = Self.key(job)
    if let scene = known[key] { return scene }
    let request = try SceneRequest(
      job.request(overwrites: false, workers: 1).options, command: "batch")
    let scene = Scene(
      file: try SceneFile(path: job.file),
      settings: SceneCompileSettings(languageVersion: request.languageVersion, scene: request.scene))
    known[key] = scene
    return scene
  }

  /// The key of a program.
  private static func key(_ job: BatchJob) -> String {
    let version = job.options.first { $0.hasPrefix("--swift-version=") } ?? ""
    return "\(job.file)\n\(job.scene ?? "")\n\(version)"
  }
}
