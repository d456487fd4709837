import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Makes the clips of manifests: every scene with all rows, props, sizes and formats.
@MainActor
struct BatchPlan {
  /// The scenes, which are asked for their props.
  let scenes: BatchScenes
  /// The most clips that there may be.
  let limit: Int
  /// Sentences about oddities of the rows that stop nothing, each once.
  private(set) var warnings: [String] = []

  /// The most clips of a batch, unless it says otherwise.
  nonisolated static let standardLimit = 100_000

  /// Options that decide how a clip is written, not what it shows.
  private static let encodingKeys: Set<String> = ["pixel-format", "audio", "captions", "png-level"]

  /// Sets of options that were found right, understood.
  private var checked: [String: ParsedOptions] = [:]

  init(scenes: BatchScenes, limit: Int) {
    self.scenes = scenes
    self.limit = limit
  }

  /// - Parameter root: The manifest that the person named.
  /// - Throws: ``FlipbookFailure`` when there are too many clips, a pattern names no scene, a template a value that isn't
  ///   there, a value is not of its prop's kind, or two clips would be the same file.
  mutating func jobs(_ manifests: [BatchManifest], below root: String) throws -> [BatchJob] {
    var files: [[(file: String, scene: String?)]] = []
    var count = 0
    for manifest in manifests {
      files.append(
        try manifest.scenes.flatMap { pattern, scene in
          try SceneGlob.files([pattern]).files.map { ($0, scene) }
        })
      count = try Self.sum(count, manifest, scenes: files[files.count - 1].count, limit: limit)
    }
    var jobs: [BatchJob] = []
    let folder = PathText.folder(of: ClipInputs.absolute(root))
    var outputs: [String: BatchJob] = [:]
    for (manifest, files) in zip(manifests, files) {
      let first = jobs.count
      for (file, scene) in files {
        for row in manifest.rows {
          for variant in manifest.props {
            let props = try props(manifest, row, variant, file, scene, files)
            for size in row.size.map({ [$0] }) ?? manifest.sizes {
              for format in manifest.formats {
                var job = try job(manifest, file, scene, row, props, size, format, index: jobs.count - first)
                job.name = Self.name(of: job.output, below: folder)
                if let other = outputs.updateValue(job, forKey: job.name) { throw Self.collision(job, other) }
                jobs.append(job)
              }
            }
          }
        }
      }
    }
    return jobs
  }

  /// Adds up clips before any is made.
  private static func sum(_ count: Int, _ manifest: BatchManifest, scenes: Int, limit: Int) throws -> Int {
    let sizes = manifest.sizes.count
    // A row may bring a size of its own.
    let rows = manifest.rows.reduce(0) { $0 + ($1.size == nil ? sizes : 1) }
    var product = 1
    for factor in [scenes, manifest.props.count, rows, manifest.formats.count] {
      let (result, overflows) = product.multipliedReportingOverflow(by: factor)
      guard !overflows, count + result <= limit else {
        throw FlipbookFailure(
          "\"\(manifest.path)\" asks for \(scenes) scenes × \(manifest.rows.count) rows × \(manifest.props.count) props × "
            + "\(sizes) sizes × \(manifest.formats.count) formats, but a batch may have \(limit) clips. Raise that with "
            + "--max-clips.", .usage)
      }
      product = result
    }
    return count + product
  }

  private static func collision(_ job: BatchJob, _ other: BatchJob) -> FlipbookFailure {
    let rows = job.row.flatMap { row in other.row.map { " (\($0) and \(row))" } } ?? ""
    return FlipbookFailure(
      "Two clips would be \"\(job.output)\": one of \(other.file) and one of \(job.file)\(rows). Name what distinguishes them "
        + "in \"output\", such as {scene}, {size}, {ext}, {row} or a prop.", .usage)
  }

  // MARK: Props

  /// The props that a clip hands to its scene, and the texts that its output's name may use.
  private struct Props {
    /// As JSON; empty for none.
    var json = ""
    var texts: [String: String] = [:]
  }

  private mutating func props(
    _ manifest: BatchManifest, _ row: BatchRow, _ variant: [String: Any], _ file: String, _ scene: String?,
    _ files: [(file: String, scene: String?)]
  ) throws -> Props {
    let known = scenes.props(of: file, scene)
    var props = Props()
    var values = variant
    for (name, value) in row.props {
      guard variant[name] == nil else {
        throw FlipbookFailure(
          "\(row.place): the prop \"\(name)\" is in \"rows\" and in \"props\"; take it out of one of them.",
          .usage)
      }
      // A cell that names the output keeps its spelling, such as 007.
      if case .cell(let text) = value { props.texts[name] = text }
      values[name] = try PropCell.value(value, of: known[name], named: name, in: row)
    }
    for (name, value) in values where props.texts[name] == nil {
      props.texts[name] = ManifestReader.text(value)
    }
    for name in values.keys.sorted() where known.lacks(name) {
      let isUsed =
        manifest.uses(name) || row.output?.contains("{\(name)}") == true
        || files.contains { !scenes.props(of: $0.file, $0.scene).lacks(name) }
      // It is there for the output's name, or for another scene.
      if isUsed { values[name] = nil } else { warn("\(file): \(known.message(unknown: name))") }
    }
    if !values.isEmpty {
      let data = try JSONSerialization.data(
        withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])
      props.json = String(decoding: data, as: UTF8.self)
    }
    return props
  }

  private mutating func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  // MARK: Clips

  private mutating func job(
    _ manifest: BatchManifest, _ file: String, _ scene: String?, _ row: BatchRow, _ props: Props,
    _ size: BatchManifest.Size, _ format: BatchManifest.Format, index: Int
  ) throws -> BatchJob {
    let stem = PathText.stem(of: file)
    var values = props.texts
    values["file"] = stem
    values["scene"] = scene ?? stem
    values["size"] = size.name
    values["ext"] = format.ending
    values["index"] = "\(index)"
    values["row"] = "\(row.number)"
    let place = row.place.isEmpty ? "\"\(manifest.path)\"" : row.place
    let output = try BatchTemplate(row.output.map(manifest.output(named:)) ?? manifest.output, place: place)
      .filled(values)
    guard let kind = OutputFormat(path: output) else {
      throw FlipbookFailure(
        "\(place): \"\(output)\" has no ending that names a format, such as .mp4 or .gif.", .usage)
    }
    guard format.still == nil || kind == .png else {
      throw FlipbookFailure("\(place): a still is a PNG, but \"\(output)\" is none.", .usage)
    }
    var job = BatchJob(
      file: file, scene: scene, output: output, name: output, options: [], still: format.still,
      timeLimit: manifest.timeLimit)
    job.row = row.place.isEmpty ? nil : row.place
    for (key, value) in manifest.options.merging(row.options, uniquingKeysWith: { $1 }).sorted(by: {
      $0.key < $1.key
    }) {
      // Of options without a value, `false` says that they aren't there.
      if ["transparent", "strict"].contains(key) {
        if value == "true" { job.options.append("--\(key)") }
      } else if Self.encodingKeys.contains(key) {
        if key == "png-level" ? kind == .png : !kind.codecs.isEmpty {
          job.encoding.append("--\(key)=\(value)")
        }
      } else {
        job.options.append("--\(key)=\(value)")
      }
    }
    if let size = size.size { job.options.append("--size=\(size)") }
    if let scale = size.scale { job.options.append("--scale=\(scale)") }
    if let codec = format.codec { job.encoding.append("--codec=\(codec)") }
    if let quality = format.quality { job.encoding.append("--crf=\(quality)") }
    job.understood = try options(of: job, kind, place)
    job.props = props.json
    if let inputs = manifest.inputs {
      job.inputs = try inputs.map { try BatchTemplate($0, place: place).filled(values) }
    }
    return job
  }

  /// Reads a clip's command line and all that it asks for, so that a refusal comes before anything is rendered.
  private mutating func options(
    of job: BatchJob, _ kind: OutputFormat, _ place: String
  ) throws -> ParsedOptions {
    let key =
      ([job.file, job.scene ?? "", kind.rawValue, job.still ?? "", "\(FramePattern(job.output) != nil)"]
      + job.options + job.encoding)
      .joined(separator: "\n")
    if let known = checked[key] { return known }
    let arguments = Array(job.arguments(overwrites: false, workers: 1).dropFirst())
    do {
      let parser = job.still == nil ? RenderRequest.parser : StillRequest.parser
      let options = try parser.parse(arguments).addingThoseOfScene(parser)
      if job.still == nil { _ = try RenderRequest(options) } else { _ = try StillRequest(options) }
      checked[key] = options
      return options
    } catch let failure as FlipbookFailure {
      throw FlipbookFailure("\(place), \"\(job.output)\": \(failure.message)", .usage)
    }
  }

  /// An output's path as it is seen from a folder: the same on every machine.
  nonisolated static func name(of output: String, below folder: String) -> String {
    let path = ClipInputs.absolute(output).split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(path, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - common) + path[common...].map(String.init)).joined(
      separator: "/")
  }
}
