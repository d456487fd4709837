/// Turns a plan into ffmpeg's arguments; nothing else decides what the encoder does.
///
/// Every choice that could make the bytes depend on the machine is fixed: the number of frames x264 and x265
/// encode at once, how x264 looks ahead, and no dates or versions in the file.
enum FFmpegArguments {
  /// - Parameters:
  ///   - plan: The input and the form of the film.
  ///   - output: The file to write, which may be there already.
  static func arguments(_ plan: EncodingPlan, output: String) -> [String] {
    input(plan) + sound(plan) + filter(plan) + encoder(plan) + tags(plan) + container(plan) + [
      "file:" + output
    ]
  }

  /// Frames encoded at once. Bytes depend on it, so it is the same on every machine: enough to keep eight
  /// processors busy, and no slower on two.
  private static let frameThreads = 6
  /// x264 keeps frames for each: more of them cost memory, and time to fill it, than two or four processors gain.
  private static let x264Threads = 4
  /// Bytes of all frames that a palette for the whole clip may keep ffmpeg waiting for.
  private static let paletteMemory = 400 << 20
  /// Browsers slow animations down whose frames last less than 2/100 s.
  static let fastestGIF = 50.0

  private static func rate(_ plan: EncodingPlan) -> String {
    "\(plan.frameRate.numerator)/\(plan.frameRate.denominator)"
  }

  private static func input(_ plan: EncodingPlan) -> [String] {
    var arguments = ["-hide_banner", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo"]
    arguments += ["-pixel_format", plan.input.rawValue, "-video_size", "\(plan.width)x\(plan.height)"]
    arguments += ["-framerate", rate(plan)]
    if plan.input == .planar { arguments += colorTags }
    return arguments + ["-i", "pipe:0"]
  }

  private static func sound(_ plan: EncodingPlan) -> [String] {
    guard let audio = plan.audio, let encoder = plan.container.traits.audioEncoder else { return ["-an"] }
    // Silence without end behind the sound, so that the pictures say when the film is over.
    return [
      "-i", "file:" + audio, "-map", "0:v", "-map", "1:a:0", "-af", "apad", "-shortest", "-c:a", encoder,
      "-b:a", "192k", "-flags:a", "+bitexact",
    ]
  }

  private static func filter(_ plan: EncodingPlan) -> [String] {
    if plan.container == .gif { return ["-filter_complex", palette(plan)] }
    guard plan.codec != nil, plan.input != .planar else { return ["-pix_fmt", plan.pixelFormat] }
    let scale = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact"
    return ["-vf", "\(scale),format=\(plan.pixelFormat)"]
  }

  /// One palette from all frames, or one for each where that would fill the memory.
  private static func palette(_ plan: EncodingPlan) -> String {
    let slow = plan.frameRate.framesPerSecond > fastestGIF ? "fps=\(Int(fastestGIF))," : ""
    let reserve = "reserve_transparent=\(plan.keepsAlpha ? 1 : 0)"
    let isLarge = plan.width * plan.height * 4 * plan.frameCount > paletteMemory
    let generate = isLarge ? "palettegen=stats_mode=single:\(reserve)" : "palettegen=\(reserve)"
    let use = "paletteuse=dither=sierra2_4a:diff_mode=rectangle" + (isLarge ? ":new=1" : "")
    return "[0:v]\(slow)split[a][b];[a]\(generate)[p];[b][p]\(use)"
  }

  private static func encoder(_ plan: EncodingPlan) -> [String] {
    var arguments = ["-c:v", plan.encoder, "-flags:v", "+bitexact"]
    if let quality = plan.quality { arguments += ["-crf", String(quality)] }
    switch plan.encoder {
    case "libx264":
      // A thread of its own that looks ahead hands frames on by when it is done with them: on a busy machine every
      // third film had other bytes.
      arguments += [
        "-preset", plan.preset, "-threads", String(x264Threads), "-x264-params",
        // Headers that follow from the settings alone serve all segments.
        "sync-lookahead=0" + (plan.isSegment ? ":stitchable=1" : ""),
      ]
      // The encoder's name would stand in every segment anew.
      if plan.isSegment { arguments += ["-bsf:v", "filter_units=remove_types=6"] }
    case "libx265":
      arguments += [
        "-preset", plan.preset, "-tag:v", "hvc1", "-x265-params",
        "log-level=error:frame-threads=\(frameThreads / 2):info=0"
          + (plan.isSegment ? ":open-gop=0" : ""),
      ]
    case "libvpx-vp9":
      arguments += [
        "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-tile-columns", "2", "-threads",
        String(frameThreads),
      ]
      if plan.keepsAlpha { arguments += ["-auto-alt-ref", "0"] }
    case "libsvtav1":
      arguments += ["-preset", "8"]
      // Its own key frames, every five seconds or so, fall beside those of segments. One is enough for a segment of the
      // standard length, however long the last is.
      if plan.isSegment {
        arguments += ["-g", String(max(1, Int((12 * plan.frameRate.framesPerSecond).rounded())))]
      }
    case "libaom-av1":
      arguments += ["-b:v", "0", "-cpu-used", "6", "-row-mt", "1", "-threads", String(frameThreads)]
    case "prores_ks":
      arguments += ["-profile:v", plan.pixelFormat.contains("444") ? "4444" : "hq", "-vendor", "apl0"]
    case "libwebp_anim":
      arguments += ["-quality", "90", "-compression_level", "4"]
    default:
      break
    }
    return arguments
  }

  private static let colorTags = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
  ]

  private static func tags(_ plan: EncodingPlan) -> [String] {
    guard plan.codec != nil else { return [] }
    // Chroma is the mean of a block, so it lies in the middle.
    return colorTags + (plan.input == .planar ? ["-chroma_sample_location", "center"] : [])
  }

  /// - Parameter keepsChapters: Whether the names of chapters are not left out with the other entries of the inputs.
  static func container(_ plan: EncodingPlan, keepsChapters: Bool = false) -> [String] {
    let left = keepsChapters ? ["-map_metadata:g", "-1", "-map_metadata:s", "-1"] : ["-map_metadata", "-1"]
    var arguments = ["-fflags", "+bitexact"] + left
    for (key, value) in plan.metadata.sorted(by: { $0.key < $1.key }) {
      arguments += ["-metadata", "\(key)=\(value)"]
    }
    let traits = plan.container.traits
    // A part of a film is read once, from a disk.
    if traits.movesIndexToFront, !plan.isSegment {
      arguments += ["-movflags", plan.metadata.isEmpty ? "+faststart" : "+faststart+use_metadata_tags"]
    }
    arguments += traits.repeatArguments
    return arguments + ["-f", traits.muxer]
  }
}
