import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Makes the clips of manifests: every scene with all props, sizes and formats.
@MainActor
enum BatchPlan {
  /// - Throws: ``FlipbookFailure`` when a pattern names no scene, a template a value that isn't there, or two clips
  ///   would be the same file.
  static func jobs(_ manifests: [BatchManifest]) throws -> [BatchJob] {
    var jobs: [BatchJob] = []
    for manifest in manifests { jobs += try self.jobs(manifest) }
    var outputs: [String: BatchJob] = [:]
    for job in jobs {
      let place = URL(fileURLWithPath: job.output).standardizedFileURL.path
      if let other = outputs.updateValue(job, forKey: place) {
        throw FlipbookFailure(
          "Two clips would be \"\(job.output)\": one of \(other.file) and one of \(job.file). Name what tells them apart "
            + "in \"output\", such as {scene}, {size}, {ext} or a prop.", .usage)
      }
    }
    return jobs
  }

  private static func jobs(_ manifest: BatchManifest) throws -> [BatchJob] {
    var jobs: [BatchJob] = []
    for (pattern, scene) in manifest.scenes {
      for file in try SceneGlob.files([pattern]).files {
        for props in manifest.props {
          for size in manifest.sizes {
            for format in manifest.formats {
              jobs.append(try job(manifest, file, scene, props, size, format, index: jobs.count))
            }
          }
        }
      }
    }
    return jobs
  }

  private static func job(
    _ manifest: BatchManifest, _ file: String, _ scene: String?, _ props: [String: Any],
    _ size: BatchManifest.Size, _ format: BatchManifest.Format, index: Int
  ) throws -> BatchJob {
    let stem = PathText.stem(of: file)
    var values = props.compactMapValues(ManifestReader.text)
    values["file"] = stem
    values["scene"] = scene ?? stem
    values["size"] = size.name
    values["ext"] = format.ending
    values["index"] = "\(index)"
    let output = try name(manifest.output, values, path: manifest.path)
    guard let kind = OutputFormat(path: output) else {
      throw FlipbookFailure(
        "\"\(manifest.path)\": \"\(output)\" has no ending that names a format, such as .mp4 or .gif.", .usage
      )
    }
    guard format.still == nil || kind == .png else {
      throw FlipbookFailure("\"\(manifest.path)\": a still is a PNG, but \"\(output)\" is none.", .usage)
    }
    var options: [String] = []
    for (key, value) in manifest.options.sorted(by: { $0.key < $1.key }) {
      // Of options without a value, `false` says that they aren't there.
      if ["transparent", "strict"].contains(key) {
        if value == "true" { options.append("--\(key)") }
      } else if !kind.codecs.isEmpty || !["pixel-format", "audio"].contains(key) {
        options.append("--\(key)=\(value)")
      }
    }
    if let size = size.size { options.append("--size=\(size)") }
    if let scale = size.scale { options.append("--scale=\(scale)") }
    if let codec = format.codec { options.append("--codec=\(codec)") }
    if let quality = format.quality { options.append("--crf=\(quality)") }
    if !props.isEmpty {
      let data = try JSONSerialization.data(withJSONObject: props, options: [.sortedKeys])
      options.append("--props=\(String(decoding: data, as: UTF8.self))")
    }
    let job = BatchJob(
      file: file, scene: scene, output: output, options: options, still: format.still,
      timeLimit: manifest.timeLimit)
    do { try check(job) } catch let failure as FlipbookFailure {
      throw FlipbookFailure("\"\(manifest.path)\", \"\(output)\": \(failure.message)", .usage)
    }
    return job
  }

  /// Reads a clip's command line as the clip's own process will, so that what it refuses is refused before anything
  /// is rendered.
  private static func check(_ job: BatchJob) throws {
    let arguments = Array(job.arguments(overwrites: false, workers: 1).dropFirst())
    if job.still == nil {
      _ = try RenderRequest(RenderCommand.parser.parse(arguments))
    } else {
      _ = try StillRequest(StillCommand.parser.parse(arguments))
    }
  }

  /// Fills a template in. `{{` and `}}` stand for braces.
  nonisolated static func name(_ template: String, _ values: [String: String], path: String) throws -> String
  {
    var result = ""
    var rest = template[...]
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        result.append(character)
        rest = rest.dropFirst(2)
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw FlipbookFailure("\"\(path)\", output: a { has no }.", .usage)
        }
        let key = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let value = values[key] else {
          throw FlipbookFailure(
            "\"\(path)\", output: there is no {\(key)}; there are "
              + values.keys.sorted().map { "{\($0)}" }.joined(separator: ", ") + ".", .usage)
        }
        // A value must not lead to another folder.
        result += value.replacing("/", with: "-")
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
