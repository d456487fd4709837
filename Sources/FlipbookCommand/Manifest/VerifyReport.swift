import FlipbookGoldens

/// The findings of `flipbook verify`: the frames that differ from a manifest.
struct VerifyReport: Encodable {
  /// A frame that isn't the same.
  struct Difference: Encodable {
    enum Kind: String, Encodable {
      /// The scene has no such frame any more.
      case missing
      /// Something else is drawn.
      case drawing
      /// The same drawing gives other pixels.
      case pixels
      /// Another drawing gives the same pixels.
      case drawingAlone
    }

    /// Counted from 0.
    var frame: Int
    var kind: Kind

    var text: String {
      switch kind {
      case .missing: "frame \(frame): the scene has no such frame any more"
      case .drawing: "frame \(frame): something else is drawn"
      case .pixels: "frame \(frame): the same drawing gives other pixels"
      case .drawingAlone: "frame \(frame): another drawing gives the same pixels"
      }
    }
  }

  var manifest: String
  var frameCount: Int
  /// Sentences about other changes since: the program, files.
  var notes: [String]
  var differences: [Difference]

  /// - Parameter found: The frames that the scene gives now.
  init(_ manifest: FrameManifest, _ found: [FrameManifest.Frame], notes: [String]) {
    let byFrame = Dictionary(uniqueKeysWithValues: found.map { ($0.frame, $0) })
    self.manifest = "\(manifest.id)"
    frameCount = manifest.frames.count
    self.notes = notes
    differences = manifest.frames.compactMap { wanted in
      let kind: Difference.Kind? =
        switch byFrame[wanted.frame] {
        case nil: .missing
        case .some(let frame) where frame.pixels != wanted.pixels:
          frame.list == wanted.list ? .pixels : .drawing
        case .some(let frame): frame.list == wanted.list ? nil : .drawingAlone
        }
      return kind.map { Difference(frame: wanted.frame, kind: $0) }
    }
  }

  /// For the terminal: the first differences, a line each, and how many there are.
  var text: String {
    let limit = 20
    var lines = differences.prefix(limit).map(\.text)
    if differences.count > limit { lines.append("… and \(differences.count - limit) more") }
    lines.append(
      differences.isEmpty
        ? "\(frameCount) frames are the same (\(manifest))"
        : "\(differences.count) of \(frameCount) frames are not as the manifest says")
    return lines.map { $0 + "\n" }.joined()
  }
}
