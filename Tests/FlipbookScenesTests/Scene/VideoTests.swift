import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import FlipbookTime
import Foundation
import Testing

/// Films among views and layers, by the pictures that are drawn. Picture `n` of the film `a.mkv` has the colour of ``color(_:)``.
@MainActor
@Suite(.serialized) struct VideoTests {
  nonisolated private static let (width, height, count) = (48, 32, 20)

  nonisolated private static func color(_ number: Int) -> UInt32 {
    0xff00_0000 | UInt32(number * 9) << 16 | UInt32(200 - number * 5) << 8 | 77
  }

  /// A folder with a lossless film of 10 pictures a second and 2 s of sound.
  private static func withFilm<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = NSTemporaryDirectory() + "flipbook-films-\(ProcessInfo.processInfo.globallyUniqueString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var bytes: [UInt8] = []
    for frame in 0..<count {
      let color = color(frame)
      for _ in 0..<width * height { bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), 77] }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/raw"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "\(width)x\(height)", "-r", "10",
      "-i",
      folder + "/raw", "-f", "lavfi", "-i", "sine=440:d=2", "-c:v", "libx264rgb", "-qp", "0", "-c:a", "flac",
      folder + "/a.mkv",
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try body(folder)
  }

  private func source<Content: View>(
    _ folder: String, size: CGSize = CGSize(width: 96, height: 64), rate: Double = 10,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> SceneFrameSource {
    var settings = SceneSettings()
    (settings.size, settings.scale, settings.frameRate, settings.duration) = (size, 1, FrameRate(rate), 6)
    let entry = SceneRegistry.Entry(name: "", kind: .view) { .view(AnyView(content())) }
    return try SceneFrameSource(
      entry: entry, settings: settings, resources: SceneResources.make(forSceneAt: folder + "/Scene.swift"))
  }

  /// The pictures in a frame, with the rectangle that each covers.
  private func pictures(_ list: DisplayList) -> [(bitmap: Bitmap, rect: CGRect)] {
    pictures(list.items, .identity)
  }

  private func pictures(_ items: [DisplayItem], _ outer: CGAffineTransform) -> [(
    bitmap: Bitmap, rect: CGRect
  )] {
    items.flatMap { item -> [(bitmap: Bitmap, rect: CGRect)] in
      switch item.content {
      case .image(let image): [(image.bitmap, image.destination.applying(item.transform).applying(outer))]
      case .layer(let layer): pictures(layer.items, outer)
      default: []
      }
    }
  }

  private func number(_ list: DisplayList) -> Int? {
    let pixel = pictures(list).first?.bitmap.pixels[3]
    return (0..<Self.count).first { Self.color($0) == pixel }
  }

  private func numbers(_ source: SceneFrameSource, _ frames: [Int]) -> [Int?] {
    frames.map { number(source.displayList(at: $0)) }
  }

  @Test func eachFrameShowsThePictureOfItsTime() throws {
    try Self.withFilm { folder in
      let once = try source(folder) { Video("a.mkv") }
      #expect(numbers(once, [0, 1, 7, 19, 20, 45]) == [0, 1, 7, 19, 19, 19])
      // Going back starts the views anew.
      #expect(numbers(once, [3]) == [3])
      let late = try source(folder) { Video("a.mkv", at: 0.5, trim: 0.4...0.8) }
      #expect(numbers(late, [0, 4, 5, 6, 8, 9, 30]) == [4, 4, 4, 5, 7, 7, 7])
      let loop = try source(folder) { Video("a.mkv", trim: 1...1.3, loop: true) }
      #expect(numbers(loop, [0, 1, 2, 3, 4, 5, 6, 29, 30, 31]) == [10, 11, 12, 10, 11, 12, 10, 12, 10, 11])
      let fast = try source(folder) { Video("a.mkv", speed: 2) }
      #expect(numbers(fast, [0, 1, 2, 9, 10]) == [0, 2, 4, 18, 19])
      let back = try source(folder) { Video("a.mkv", trim: 0...0.5, speed: -1) }
      #expect(numbers(back, [0, 1, 2, 4, 5]) == [4, 3, 2, 0, 0])
      let still = try source(folder) { Video("a.mkv", trim: 0.6..., speed: 0) }
      #expect(numbers(still, [0, 9, 40]) == [6, 6, 6])
    }
  }

  @Test func aFilmGoesIntoItsRoomAsAsked() throws {
    try Self.withFilm { folder in
      // 48 × 32 in 96 × 96.
      let rects = try VideoScaling.allCases.map { scaling in
        let source = try source(folder, size: CGSize(width: 96, height: 96)) {
          Video("a.mkv", scaling: scaling)
        }
        return pictures(source.displayList(at: 0)).first?.rect
      }
      #expect(
        rects == [
          CGRect(x: 0, y: 16, width: 96, height: 64), CGRect(x: -24, y: 0, width: 144, height: 96),
          CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 24, y: 32, width: 48, height: 32),
        ])
    }
  }

  @Test func itsSoundIsMixedUnlessMuted() throws {
    try Self.withFilm { folder in
      let heard = try source(folder) {
        Video("a.mkv", at: 0.5, trim: 0.5...1.5, speed: 2, loop: true, volume: 0.5)
      }
      let sound = try #require(heard.sounds.first)
      #expect(heard.sounds.count == 1 && sound.start == 0.5 && sound.from == 0.5 && sound.to == 1.5)
      #expect(
        sound.speed == 2 && sound.period == 0.5 && sound.plays == nil && sound.levels.map(\.gain) == [0.5])
      for silent in [
        try source(folder, { Video("a.mkv", muted: true) }),
        try source(folder, { Video("a.mkv", speed: -1) }),
        try source(folder, { Video("a.mkv", volume: 0) }),
      ] { #expect(silent.sounds.isEmpty) }
    }
  }

  @Test func whatCannotBeUsedIsAnErrorWithItsLine() throws {
    try Self.withFilm { folder in
      try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder + "/bad.mp4"))
      @MainActor func error(_ view: @escaping @MainActor () -> Video) throws -> Diagnostic? {
        let collector = DiagnosticCollector()
        try DiagnosticCollector.$current.withValue(collector) { _ = try source(folder) { view() } }
        return collector.firstError
      }
      let line = #line + 1
      let missing = try error { Video("none.mp4") }
      #expect(missing?.place == "VideoTests.swift:\(line)" && missing?.code == "media.missing")
      #expect(missing?.message.hasPrefix("There is no film \"none.mp4\" in ") == true)
      let damaged = try error { Video("bad.mp4") }
      #expect(
        damaged?.code == "video.unreadable" && damaged?.message.hasPrefix("The film \"bad.mp4\" is ") == true)
      let odd = try error { Video("a.mkv", speed: .nan) }
      let usual = try error { Video("a.mkv", trim: 0...1) }
      #expect(odd?.code == "video.number" && usual == nil)
    }
  }

  // MARK: Players

  private struct Player: View {
    let player: AVPlayer
    var change: @MainActor (AVPlayer) -> Void = { _ in }
    var delay = 1.0

    var body: some View {
      VideoPlayer(player: player).onAppear {
        player.play()
        FilmClock.post(after: delay) { MainActor.assumeIsolated { change(player) } }
      }
    }
  }

  @Test func aPlayerPlaysPausesAndSeeks() throws {
    try Self.withFilm { folder in
      let url = URL(fileURLWithPath: folder + "/a.mkv")
      let played = try source(folder) { Player(player: AVPlayer(url: url)) }
      #expect(numbers(played, [0, 5, 19, 20, 50]) == [0, 5, 19, 19, 19])
      #expect(played.sounds.map(\.file) == [url.path])
      let paused = try source(folder) { Player(player: AVPlayer(url: url), change: { $0.pause() }) }
      #expect(numbers(paused, [9, 10, 11, 30]) == [9, 10, 10, 10])
      #expect(paused.sounds.first?.end == 1)
      let sought = try source(folder) {
        Player(
          player: AVPlayer(url: url), change: { $0.seek(to: CMTime(seconds: 0.2, preferredTimescale: 600)) })
      }
      #expect(numbers(sought, [9, 10, 11, 12]) == [9, 2, 3, 4])
      let slow = try source(folder) { Player(player: AVPlayer(url: url), change: { $0.rate = 0.5 }) }
      #expect(numbers(slow, [10, 11, 12, 13, 14]) == [10, 10, 11, 11, 12])
    }
  }

  @Test func theEndIsToldAndAFilmLoops() throws {
    try Self.withFilm { folder in
      let url = URL(fileURLWithPath: folder + "/a.mkv")
      struct Looped: View {
        let player: AVPlayer

        var body: some View {
          VideoPlayer(player: player).onAppear { player.play() }
            .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
              player.seek(to: .zero)
              player.play()
            }
        }
      }
      let again = try source(folder) { Looped(player: AVPlayer(url: url)) }
      #expect(numbers(again, [19, 20, 21, 39, 40, 45]) == [19, 0, 1, 19, 0, 5])
      struct Queued: View {
        @State private var looper: AVPlayerLooper?
        let player = AVQueuePlayer()
        let url: URL

        var body: some View {
          VideoPlayer(player: player).onAppear {
            looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
            player.play()
          }
        }
      }
      let queued = try source(folder) { Queued(url: url) }
      #expect(numbers(queued, [0, 19, 20, 21, 41]) == [0, 19, 0, 1, 1])
    }
  }

  @Test func aControllerShowsItsPlayer() throws {
    try Self.withFilm { folder in
      struct Controlled: UIViewControllerRepresentable {
        let url: URL

        func makeUIViewController(context: Context) -> AVPlayerViewController {
          let controller = AVPlayerViewController()
          controller.showsPlaybackControls = false
          controller.player = AVPlayer(url: url)
          controller.player?.play()
          return controller
        }

        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
      }
      let url = URL(fileURLWithPath: folder + "/a.mkv")
      let source = try source(folder, size: CGSize(width: 96, height: 96)) { Controlled(url: url) }
      #expect(numbers(source, [0, 1, 10, 19, 20]) == [0, 1, 10, 19, 19])
      // 144 × 96 in 96 × 96: whole, with bars of 16 points.
      #expect(pictures(source.displayList(at: 0)).first?.rect == CGRect(x: 0, y: 16, width: 96, height: 64))
    }
  }

  @Test func aLayerShowsItsPlayer() throws {
    try Self.withFilm { folder in
      struct Layered: UIViewRepresentable {
        let url: URL

        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          let player = AVPlayer(url: url)
          let layer = AVPlayerLayer(player: player)
          layer.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
          layer.videoGravity = .resizeAspectFill
          view.layer.addSublayer(layer)
          player.play()
          return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }
      let url = URL(fileURLWithPath: folder + "/a.mkv")
      let source = try source(folder, size: CGSize(width: 96, height: 96)) { Layered(url: url) }
      #expect(numbers(source, [0, 1, 10, 19, 20, 40]) == [0, 1, 10, 19, 19, 19])
      #expect(pictures(source.displayList(at: 0)).first?.rect == CGRect(x: -24, y: 0, width: 144, height: 96))
    }
  }

  @Test func whatAPlayerCannotShowIsAWarning() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let source = try source(NSTemporaryDirectory()) {
        VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!))
      }
      #expect(pictures(source.displayList(at: 5)).isEmpty)
    }
    #expect(collector.diagnostics.contains { $0.code == "video.network" && $0.severity == .warning })
    #expect(collector.firstError == nil)
  }

  @Test func timesAreFractions() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900 && time.seconds == 1.5 && time == CMTimeMake(value: 3, timescale: 2))
    #expect(CMTimeGetSeconds(time + CMTime(value: 1, timescale: 4)) == 1.75)
    #expect((time - .zero).seconds == 1.5 && CMTime.zero < time && CMTime.positiveInfinity > time)
    #expect(!CMTime(value: 1, timescale: 0).isValid && CMTime.invalid.seconds.isNaN)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1).isValid == false)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
  }
}
