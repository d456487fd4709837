import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A film divided into parts that any number of machines render: the file that `plan` writes and `run` and `join` read.
struct RenderPlan: Codable, Equatable, Sendable {
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

  /// The plan with the digest of its content.
  func sealed() throws -> RenderPlan {
    var plan = self
    plan.id = ContentHash(high: 0, low: 0)
    plan.id = ContentHash(of: Array(try Self.encoder.encode(plan)))
    return plan
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return encoder
  }

  /// The text of the file.
  func text() throws -> String { String(decoding: try Self.encoder.encode(self), as: UTF8.self) + "\n" }

  /// Reads a plan.
  ///
  /// - Throws: ``FlipbookFailure`` when it is missing, of another form, or was edited.
  static func read(_ path: String) throws -> RenderPlan {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no plan \"\(path)\" that can be read.", .usage)
    }
    guard let plan = try? JSONDecoder().decode(RenderPlan.self, from: data), plan.version == 1 else {
      throw FlipbookFailure(
        "\"\(path)\" is not a plan that this version of flipbook knows; \"flipbook plan\" makes one.", .usage)
    }
    guard try plan.sealed() == plan else {
      throw FlipbookFailure("The plan \"\(path)\" was changed: its id is not that of its content.", .usage)
    }
    return plan
  }

  /// Refuses to work where segments would have other bytes than those of other machines.
  ///
  /// - Throws: ``FlipbookFailure`` that names the differences.
  func checkMachine(_ path: String) throws {
    var reasons: [String] = []
    if flipbook != FlipbookVersion.current {
      reasons.append("flipbook \(FlipbookVersion.current), not \(flipbook)")
    }
    if architecture != Self.currentArchitecture {
      reasons.append("a processor \(Self.currentArchitecture), not \(architecture)")
    }
    let renderer = options.values["renderer"].flatMap(Renderer.init(rawValue:)) ?? .fast
    reasons += machine.differences(from: .current(renderer))
    let ffmpeg = Self.currentFFmpeg
    if self.ffmpeg != ffmpeg { reasons.append("\(ffmpeg), not \(self.ffmpeg)") }
    guard !reasons.isEmpty else { return }
    throw FlipbookFailure(
      "This machine can't work on \"\(path)\", as its pictures may be others. It has "
        + "\(reasons.joined(separator: "; ")).", .usage)
  }

  static var currentArchitecture: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "unknown" }
    return withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  static var currentFFmpeg: String {
    let text =
      ProgramFinder.find("ffmpeg").flatMap { ProgramFinder.output(of: $0, ["-version"]) } ?? "no ffmpeg"
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.components(separatedBy: " Copyright")[0]
  }
}
