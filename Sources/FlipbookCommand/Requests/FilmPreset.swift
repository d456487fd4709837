import FlipbookExport
import Foundation

/// Settings of a film for a purpose, under one name.
struct FilmPreset: Equatable, Sendable {
  var name: String
  /// One line without a full stop.
  var doc: String
  /// The formats that OUTPUT may have.
  var formats: [OutputFormat]
  /// Of the picture.
  var pixels: CGSize?
  /// Of the picture, at the scene's own shape.
  var longSide: Double?
  /// Options by their long names.
  var options: [String: String] = [:]
  var isTransparent = false

  /// Those that are always there.
  static let all: [FilmPreset] = [
    FilmPreset(
      name: "youtube", doc: "1920 × 1080, H.264 of high quality", formats: [.mp4, .mov, .mkv],
      pixels: CGSize(width: 1920, height: 1080), options: ["codec": "h264", "crf": "16", "preset": "medium"]),
    FilmPreset(
      name: "reel", doc: "1080 × 1920, upright, 30 frames a second", formats: [.mp4, .mov],
      pixels: CGSize(width: 1080, height: 1920), options: ["codec": "h264", "crf": "18", "fps": "30"]),
    FilmPreset(
      name: "square", doc: "1080 × 1080, 30 frames a second", formats: [.mp4, .mov],
      pixels: CGSize(width: 1080, height: 1080), options: ["codec": "h264", "crf": "18", "fps": "30"]),
    FilmPreset(
      name: "gif-small", doc: "480 pixels along its longer side, 12 frames a second", formats: [.gif],
      longSide: 480, options: ["fps": "12"]),
    FilmPreset(
      name: "prores", doc: "ProRes 4444 for editing, with alpha where there is any", formats: [.mov],
      options: ["codec": "prores"]),
    FilmPreset(
      name: "web-alpha", doc: "VP9 without a background, for pages", formats: [.webm],
      options: ["codec": "vp9"], isTransparent: true),
    FilmPreset(
      name: "slide", doc: "1920 × 1080 H.264 that presentations play, 30 frames a second", formats: [.mp4],
      pixels: CGSize(width: 1920, height: 1080),
      options: ["codec": "h264", "crf": "16", "fps": "30", "pixel-format": "yuv420p"]),
  ]

  /// The speeds of x264 and x265, which `--preset` takes too.
  static let speeds = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow", "placebo",
  ]
}
