import FlipbookDrawing
import FlipbookScenes
import Foundation

/// The inputs of a render, and the digests of its frames: enough to render it again and prove that the bytes
/// are the same.
package struct FrameManifest: Codable, Equatable, Sendable {
  /// One frame's digests.
  package struct Frame: Codable, Equatable, Sendable {
    package var frame: Int
    /// Of its display list.
    package var list: ContentHash
    /// Of its pixels.
    package var pixels: ContentHash
    /// Of the bytes of its file, where it has one.
    package var file: ContentHash?

    package init(frame: Int, list: ContentHash, pixels: ContentHash, file: ContentHash? = nil) {
      self.frame = frame
      self.list = list
      self.pixels = pixels
      self.file = file
    }
  }

  /// The source of the frames and the machine they were rendered on.
  package struct Origin: Codable, Equatable, Sendable {
    /// The scene file's name without its folder.
    package var file: String
    /// The scene in it.
    package var scene: String
    /// Of the scene file's text.
    package var sceneHash: ContentHash
    /// The options that decide what the pictures are, by name; flags have no values.
    package var options: [String: [String]]
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// `30/1`.
    package var frameRate: String
    /// Frames in the whole scene.
    package var frameCount: Int
    package var flipbook: String
    package var machine: GoldenLock

    package init(
      file: String, scene: String, sceneHash: ContentHash, options: [String: [String]], width: Int,
      height: Int, frameRate: String, frameCount: Int, flipbook: String, machine: GoldenLock
    ) {
      self.file = file
      self.scene = scene
      self.sceneHash = sceneHash
      self.options = options
      self.width = width
      self.height = height
      self.frameRate = frameRate
      self.frameCount = frameCount
      self.flipbook = flipbook
      self.machine = machine
    }
  }

  /// The form of the file.
  package var version = 1
  /// The digest of the origin: known before a frame is rendered, so that every output can carry it.
  package var id: ContentHash
  package var origin: Origin
  /// In ascending order.
  package var frames: [Frame]

  package init(origin: Origin, frames: [Frame] = []) throws {
    id = try Self.id(of: origin)
    self.origin = origin
    self.frames = frames
  }

  private static func id(of origin: Origin) throws -> ContentHash {
    var hasher = ContentHasher(seed: 0xf1)
    hasher.combine(String(decoding: try encoder.encode(origin), as: UTF8.self))
    return hasher.finalize()
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Reads a manifest.
  ///
  /// - Throws: ``FlipbookFailure`` when it is missing, of another form, or was edited.
  package static func read(_ path: String) throws -> FrameManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no manifest \"\(path)\" that can be read.", .usage)
    }
    guard let manifest = try? JSONDecoder().decode(FrameManifest.self, from: data), manifest.version == 1
    else {
      throw FlipbookFailure("\"\(path)\" is not a manifest that this version of flipbook knows.", .usage)
    }
    guard try manifest.id == id(of: manifest.origin) else {
      throw FlipbookFailure(
        "The manifest \"\(path)\" was changed: its id is not that of its content.", .usage)
    }
    return manifest
  }

  /// Writes the manifest, a frame to a line.
  package func write(_ path: String) throws {
    let origin = String(decoding: try Self.encoder.encode(self.origin), as: UTF8.self)
    let lines = try frames.map { String(decoding: try Self.encoder.encode($0), as: UTF8.self) }
    let text = """
      {"version":\(version),"id":"\(id)",
      "origin":\(origin),
      "frames":[
      \(lines.joined(separator: ",\n"))
      ]}

      """
    try ReportWriter.save(Data(text.utf8), to: path)
  }

  /// The keyword under which outputs carry a manifest's id.
  package static let keyword = "flipbook-manifest"
}
