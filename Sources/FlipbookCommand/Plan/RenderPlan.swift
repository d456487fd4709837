import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A film divided into parts that any number of machines render: the file that `plan` writes and `run` and `join` read.
struct RenderPlan: PlannedWork {
  /// A file that the film is made of.
  struct Input: Codable, Equatable, Sendable {
    /// From the plan's working folder.
    var path: String
    /// In bytes.
    var size: Int
    var hash: ContentHash
  }

  /// Segments that one machine renders in one go.
  struct Part: Codable, Equatable, Sendable {
    /// The first segment.
    var first: Int
    /// The segment behind the last.
    var end: Int
    /// Seconds that the part takes on the machine that made the plan: recorded and painted, not encoded.
    var cost: Double
  }

  /// The options of `render`, directives of the scene file included.
  struct Options: Codable, Equatable, Sendable {
    var values: [String: String]
    var lists: [String: [String]]
    var flags: [String]
  }

  /// The form of the file.
  var version = 1
  /// The digest of all that follows.
  var id = ContentHash(high: 0, low: 0)
  /// The program's version.
  var flipbook: String
  /// Of the processor, such as `x86_64`.
  var architecture: String
  var machine: GoldenLock
  /// The first line that ffmpeg prints of itself.
  var ffmpeg: String
  /// The working folder of runs, absolute, or relative to the folder of the plan.
  var folder: String
  /// The scene file.
  var file: String
  /// The name of the scene in it.
  var scene: String
  var title: String
  var options: Options
  /// The film, which decides the container.
  var film: String
  /// The compiled scene, relative to the folder of the plan; nil where each machine compiles it.
  var program: String?
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// `30/1`.
  var frameRate: String
  var isOpaque: Bool
  /// The scene's frames that the film has, as `--frames` reads them.
  var frames: String
  /// Frames of each segment.
  var segments: [Int]
  /// Everything that decides the bytes of an encoded segment besides its frames.
  var context: ContentHash
  var parts: [Part]
  var inputs: [Input]

  /// Reads the plan of a film.
  ///
  /// - Throws: ``FlipbookFailure`` when it is missing, of another form, or was edited.
  static func read(_ path: String) throws -> RenderPlan {
    guard let plan = try PlanFile.plan(RenderPlan.self, PlanFile.data(path), path) else {
      throw PlanFile.unknown(path)
    }
    return plan
  }
}
