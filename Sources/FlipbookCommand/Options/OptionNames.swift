/// Names that options have in other programs.
enum OptionNames {
  /// The option here for a name that ffmpeg, Remotion, Manim or Xcode's tools use.
  static var elsewhere: [String: String] {
    [
      "appearance": "scheme", "bg": "background", "background-color": "background", "colour": "color",
      "color-scheme": "scheme", "concurrency": "workers", "dark": "scheme", "dimensions": "size",
      "dynamic-type": "type-size", "frame": "at", "frame-rate": "fps", "framerate": "fps", "height": "size",
      "jobs": "workers", "language": "locale", "length": "duration", "out": "output", "rate": "fps",
      "resolution": "size", "retina": "scale", "theme": "scheme", "threads": "workers", "time": "at",
      "timestamp": "at", "transparency": "transparent", "width": "size",
    ]
  }
}
