import FlipbookScenes
import Foundation

/// Asks ffmpeg for its version and its encoders.
struct EncoderProbe: Equatable {
  /// An encoder Flipbook uses and the outputs that need it.
  static let wanted: [(encoder: String, use: String)] = [
    ("libx264", "H.264, .mp4"), ("libx265", "HEVC, .mp4"), ("libvpx-vp9", "VP9, .webm"),
    ("libsvtav1", "AV1, .mp4 and .webm"), ("aac", "sound of .mp4 and .mov"), ("libopus", "sound of .webm"),
    ("prores_ks", "ProRes, .mov"), ("gif", ".gif"), ("apng", ".apng"), ("libwebp_anim", ".webp"),
  ]

  /// The first line ffmpeg prints about itself, as far as the version; nil when there is no ffmpeg.
  var version: String?
  var encoders: Set<String> = []

  /// Reads what `ffmpeg -version` and `ffmpeg -encoders` print.
  init(versionText: String?, encodersText: String) {
    version = versionText?.split(separator: "\n").first.map { line in
      line.split(separator: " ").drop { $0 != "version" }.dropFirst().first.map(String.init) ?? String(line)
    }
    for line in encodersText.split(separator: "\n") {
      let words = line.split(separator: " ")
      // " V....D libx264   description": six flags, of which the first is the kind.
      if words.count >= 2, words[0].count == 6, "VAS".contains(words[0].first ?? " ") {
        encoders.insert(String(words[1]))
      }
    }
  }

  /// Runs the ffmpeg on the `PATH`.
  init() {
    guard let path = ProgramFinder.find("ffmpeg") else {
      self.init(versionText: nil, encodersText: "")
      return
    }
    self.init(
      versionText: ProgramFinder.output(of: path, ["-hide_banner", "-version"]),
      encodersText: ProgramFinder.output(of: path, ["-hide_banner", "-encoders"]) ?? "")
  }

  var section: DoctorReport.Section {
    guard let version else {
      return DoctorReport.Section(
        title: "Encoding",
        findings: [
          .init(
            name: "ffmpeg", detail: "missing; films and animations need it, PNGs do not", state: .partial,
            packages: ["ffmpeg"])
        ])
    }
    var findings = [DoctorReport.Finding(name: "ffmpeg", detail: version)]
    for (encoder, use) in Self.wanted {
      let isThere = encoders.contains(encoder)
      findings.append(
        .init(
          name: encoder, detail: isThere ? use : "missing in this ffmpeg; \(use) needs it",
          state: isThere ? .present : .partial, packages: isThere ? [] : ["ffmpeg"]))
    }
    return DoctorReport.Section(title: "Encoding", findings: findings)
  }
}
