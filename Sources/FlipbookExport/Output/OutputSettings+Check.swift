extension OutputSettings {
  /// The format asked for or that of the extension.
  ///
  /// - Throws: ``ExportError`` when neither says.
  func resolvedFormat() throws -> OutputFormat {
    if let format = format ?? OutputFormat(path: path) { return format }
    throw ExportError(
      .settings,
      "\"\(path)\" has no extension that names a format. Use one of "
        + OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: " ") + ".")
  }

  /// Looks for settings that contradict each other whatever the pictures are.
  ///
  /// - Throws: ``ExportError`` with the way out.
  public func check() throws {
    let container = try resolvedFormat()
    try checkCaptions(container)
    if container == .png { return try checkPictures() }
    let codec = codec ?? container.codecs.first
    if let codec, !container.codecs.contains(codec) {
      let choice = container.codecs.map(\.title).joined(separator: ", ")
      throw ExportError(
        .settings,
        choice.isEmpty
          ? "A .\(container.rawValue) has no codec to choose."
          : "A .\(container.rawValue) can't hold \(codec.title); it can hold \(choice).")
    }
    if let quality { try check(quality, codec, container) }
    if let preset { try check(preset, codec) }
    if pixelFormat != nil, codec == nil {
      throw ExportError(.settings, "A pixel format can't be chosen for .\(container.rawValue).")
    }
    if audio != nil || !sounds.isEmpty, container.traits.audioEncoder == nil {
      throw ExportError(.settings, "A .\(container.rawValue) has no sound. Write .mp4, .mov, .mkv or .webm.")
    }
  }

  private func checkCaptions(_ container: OutputFormat) throws {
    guard !captions.isEmpty, container.traits.captionCodec == nil else { return }
    throw ExportError(
      .settings, "A .\(container.rawValue) has no captions. Write .mp4, .mov, .mkv or .webm.")
  }

  private func checkPictures() throws {
    if FramePattern.count(in: path) > 1 {
      throw ExportError(.settings, "\"\(path)\" has more than one place for the frame's number.")
    }
    if FramePattern.asksTooMuch(path) {
      throw ExportError(
        .settings,
        "\"\(path)\" asks for more than \(FramePattern.mostDigits) digits; write %05d for five.")
    }
    if quality != nil || preset != nil || codec != nil || pixelFormat != nil || audio != nil
      || !sounds.isEmpty
    {
      throw ExportError(.settings, "PNGs have no codec, rate factor, preset, pixel format or sound.")
    }
    if let pngLevel, !(1...9).contains(pngLevel) {
      throw ExportError(.settings, "PNG levels go from 1 (fast) to 9 (small), not \(pngLevel).")
    }
  }

  private func check(_ quality: Int, _ codec: VideoCodec?, _ container: OutputFormat) throws {
    guard let codec, let (range, _) = codec.quality else {
      throw ExportError(
        .settings, "\(codec?.title ?? ".\(container.rawValue)") has no constant rate factor to set.")
    }
    guard range.contains(quality) else {
      throw ExportError(
        .settings,
        "The constant rate factor of \(codec.title) goes from \(range.lowerBound) to \(range.upperBound), "
          + "not \(quality).")
    }
  }

  /// x264's and x265's names, the fastest first.
  static let presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow", "placebo",
  ]

  private func check(_ preset: String, _ codec: VideoCodec?) throws {
    guard codec == .h264 || codec == .hevc else {
      throw ExportError(.settings, "Only H.264 and HEVC have presets.")
    }
    guard Self.presets.contains(preset) else {
      throw ExportError(
        .settings, "There is no preset \"\(preset)\"; there are \(Self.presets.joined(separator: ", ")).")
    }
  }
}
