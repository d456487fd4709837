import FlipbookExport
import FlipbookViews

/// The options that subcommands share, by heading.
enum OptionSections {
  static let scene = OptionSection(
    title: "Scene",
    options: [
      .value("scene", nil, "NAME", "Which scene of the file; needed when it holds several clips"),
      .value("view", nil, "NAME", "Which view of the file"),
      .value("props", nil, "FILE|JSON", "Data for the scene: a JSON object or a file that holds one"),
      .value("seed", nil, "N", "Seed of the scene's random numbers (0)"),
      date,
      .list("tap", "WHAT@TIME", "Tap a control or a point: \(TapText.examples); may be given again"),
      .value("script", nil, "FILE|JSON|none", "Interactions with the scene (FILE.script.json beside it)"),
      .flag("auto", nil, "Tap and drag the controls in turn, when nothing is scripted and nothing moves"),
      .flag("touches", nil, "Show touches as dots"),
      swiftVersion,
    ])

  /// The date of film time 0.
  static let date = OptionSpec.value(
    "date", nil, "DATE",
    "Date at the film's beginning: \(DateText.examples) (2001-01-01; of previews 2026-01-01T09:41)")

  /// Data for Lottie animations.
  static let lottie = OptionSection(
    title: "Lottie",
    options: [
      .value("marker", nil, "NAME", "Only the part of the animation that this marker names"),
      .value("theme", nil, "NAME", "A theme of the container"),
      .value("animation", nil, "NAME", "Which animation of the container (its own choice)"),
      .value("state-machine", nil, "NAME", "Play what this state machine of the container plays"),
      .list(
        "input", "TIME:NAME[=VALUE]",
        "Inputs of the state machine: '1.5:rating=3', '2:Click@Button'; may be given again"),
      .flag("perspective", nil, "See layers in space in perspective also without a camera"),
      .list("text", "LAYER=TEXT", "Another text for a layer; may be given again"),
      .list("color", "PATH=COLOR", "Another color: 'Layer.Fill=#ff8800'; may be given again"),
      .list("value", "PATH=N[,N]", "Another value of a property: 'Layer.Opacity=50'; may be given again"),
      .list("image", "ID=FILE", "Another picture; may be given again"),
      .list("slot", "NAME=VALUE", "A value for a slot; may be given again"),
    ])

  static let picture = OptionSection(
    title: "Picture",
    options: [
      .value("size", nil, "WxH", "Size in points (the clip's; 390x844 for a bare view)"),
      .value("scale", nil, "N", "Pixels per point (1; 2 for a bare view)"),
      .value(
        "pixels", nil, "WxH|N",
        "Size of the picture in pixels, or its longer side; the shorter side in points stays"),
      .value("fps", nil, "RATE", "Frames a second: 30, 29.97, 30000/1001 (the clip's; 30)"),
      .value("duration", nil, "TIME", "Length: \(Seconds.examples) (the clip's; 5)"),
      .value("background", nil, "COLOR", "Background: a name or #rrggbb (the clip's; white)"),
      .flag("transparent", nil, "No background; the output keeps the alpha channel"),
      .value("scheme", nil, "light|dark", "Colour scheme (light)"),
      .value(
        "type-size", nil, "SIZE", "Size of texts: xsmall ... xxxlarge, accessibility1 ... 5 (large)",
        words: SceneRequest.typeSizes),
      .value("contrast", nil, "standard|increased", "Contrast of colours (standard)"),
      .value("legibility", nil, "regular|bold", "Weight of texts in the system's font (regular)"),
      .value(
        "locale", nil, "ID", "Language and region of texts, dates and numbers: de, en_GB, zh-Hant (en_US)"),
      .value("direction", nil, "ltr|rtl", "Direction of the layout (the language's)"),
      .value(
        "device", nil, "NAME", "Screen and scale: a phone's or tablet's name, such as 'iPhone 16 Pro'",
        words: DeviceScreen.names),
      .flag("device-corners", nil, "Cut the picture's corners as the device's display does"),
      .value("orientation", nil, "portrait|landscape", "Which way the device is held (portrait)"),
      .value(
        "layout", nil, "fits|device|WxH", "Size of a view's picture: its own, the device's, or one in points"),
      .value("renderer", nil, "fast|cairo", "The renderer: Flipbook's own kernels or Cairo (fast)"),
      .list("fonts", "DIR", "Fonts in this folder may be used too; may be given again"),
    ])

  /// Which frames of a clip.
  static let frames: [OptionSpec] = [
    .value("frames", nil, "LIST", "Only these frames: \(FrameSelection.examples)"),
    .value("from", nil, "PLACE", "Begin here: \(TimePosition.examples)"),
    .value("to", nil, "PLACE", "End before the frame that starts here"),
  ]

  /// Which moments become pages.
  static let pages: [OptionSpec] = [
    .value("at", nil, "PLACES", "For a PDF: a page for each of these places, by commas: 0,1.5s,50%"),
    .flag("markers", nil, "For a PDF: a page for each marker of the scene, named in the outline"),
  ]

  /// The options for the records that a render keeps of its frames.
  static let kept = OptionSection(
    title: "Kept frames",
    options: [
      .value("manifest", nil, "FILE", "Write every frame's digests and what they were made of"),
      .flag(
        "resume", nil, "Go on with a film that was interrupted, or a PNG sequence that --manifest vouches for"
      ),
      .value(
        "cache", nil, "DIR",
        "Keep encoded segments or painted frames by what is drawn, and take them from there"),
      .value("cache-size", nil, "MB", "How large the cache may become (2048)"),
      .value(
        "segment", nil, SegmentText.forms,
        "Encode the film in parts and join them (none; \(SegmentText.standard) for --resume, \(SegmentText.editing) for --cache)"
      ),
    ])

  /// How the scene's process is kept.
  static let process: [OptionSpec] = [
    .value("timeout", nil, "TIME", "End a scene that takes longer (no limit)"),
    .flag("sandbox", nil, "Run the scene under bubblewrap: no network, no other folders"),
  ]

  /// The options that a file can't set for itself.
  static let safety = OptionSection(
    title: "Safety",
    options: [
      .list(
        "limit", "NAME=VALUE", "Raise or lower a limit of cost: \(LimitText.examples); may be given again"),
      .list(
        "allow-read", "DIR", "Let a layer scene read pictures below this folder too; may be given again"),
    ])

  static let run = OptionSection(
    title: "Run", options: [.flag("strict", nil, "Warnings are errors"), quiet, help])

  static let swiftVersion = OptionSpec.value(
    "swift-version", nil, "5|6", "Swift language mode of the scene file (5)")
  static let quality = OptionSpec.value(
    "quality", nil, "WORD",
    "low: half the pixels, 15 frames a second; medium; high: twice the pixels. Also -q WORD",
    words: FilmQuality.allCases.map(\.rawValue))
  static let open = OptionSpec.flag("open", "p", "Open the result when it is done")
  static let output = OptionSpec.value(
    "output", "o", "PATH", "Where to write; the extension picks the format")
  /// How a film is encoded.
  static let film: [OptionSpec] = [
    .value(
      "codec", nil, "NAME", "Encode as h264, hevc, vp9, av1 or prores instead of the extension's own",
      words: VideoCodec.allCases.map(\.rawValue)),
    .value("crf", nil, "N", "Quality of H.264, HEVC, VP9 and AV1: lower is better and larger"),
    .value(
      "preset", nil, "NAME",
      "The purpose of the film: \(FilmPreset.all.map(\.name).joined(separator: ", ")); or the speed of H.264 and HEVC: ultrafast … veryslow (veryfast)",
      words: FilmPreset.all.map(\.name) + FilmPreset.speeds),
    .value("pixel-format", nil, "NAME", "Pixel format of the film, such as yuv444p"),
    .list("captions", "FILE", "Add captions that players can show: .srt or .vtt; may be given again"),
    .value(
      "audio", nil, "FILE|JSON", "Add sound from a file, or several: [{\"file\": \"music.mp3\", \"at\": 2}]"),
  ]
  static let progress = OptionSpec.value(
    "progress", nil, ProgressChoice.forms, "How progress is reported (a bar on a terminal, else lines)")
  static let overwrite = OptionSpec.flag("overwrite", "y", "Replace an output that exists")
  static let pngLevel = OptionSpec.value("png-level", nil, "1-9", "Compress PNGs with libpng at this level")
  static let json = OptionSpec.flag("json", nil, "Print JSON")
  static let quiet = OptionSpec.flag("quiet", "q", "Say nothing but errors")
  static let help = OptionSpec.flag("help", "h", "Show this help")
}
