import FlipbookPicture
import FlipbookRaster
import Foundation
import Synchronization

/// Pipes raw frames to ffmpeg.
package final class FilmSink: PackingSink {
  let plan: EncodingPlan
  let ffmpeg: FFmpeg
  let soundProbe: SoundProbe
  private let settings: OutputSettings
  private let folders = OutputFolders()
  private let file = Latch<OutputFile>()
  private let pool: BufferPool
  private let process = Latch<EncoderProcess>()
  /// Whether each frame fills the pipe, so that the one before it has been read once it is written.
  private let fillsPipe: Bool
  private let tracks = Latch<FilmTracks>()
  /// Buffers to use again after the next frame, when ffmpeg has read them.
  private let readNext = Mutex<[FrameBuffer]>([])

  /// - Parameters:
  ///   - frameCount: Frames that will be written.
  ///   - bitDepth: Bits of a component of the pictures: 8 or 16.
  ///   - cancellation: Ends the wait for an encoder that doesn't answer.
  /// - Throws: ``ExportError`` for settings that can't be or an encoder that isn't there.
  package init(
    _ settings: OutputSettings, _ format: FrameFormat, frameCount: Int, bitDepth: Int = 8,
    cancellation: Cancellation = Cancellation()
  ) throws {
    self.settings = settings
    if settings.pngLevel != nil { throw ExportError(.settings, "Only PNGs have a PNG level.") }
    ffmpeg = try FFmpeg(program: settings.ffmpeg, cancellation: cancellation)
    soundProbe = SoundProbe(ffmpeg)
    plan = try EncodingPlan(
      settings, format, frameCount: frameCount, encoders: ffmpeg.encoders, bitDepth: bitDepth)
    let frameSize = PNGFrameReader.frameSize(
      width: plan.width, height: plan.height, layout: plan.input.layout)
    pool = BufferPool(size: frameSize)
    fillsPipe = frameSize >= Int(EncoderProcess.pipeSize)
  }

  /// A sink for a part of another's film, whose frames come from the other's encoders.
  ///
  /// - Parameters:
  ///   - path: Where the part goes.
  ///   - frameCount: Frames of the part.
  init(segmentOf film: FilmSink, path: String, frameCount: Int) {
    settings = OutputSettings(path: path)
    (ffmpeg, pool, fillsPipe) = (film.ffmpeg, film.pool, film.fillsPipe)
    soundProbe = film.soundProbe
    plan = film.plan.segment(frameCount: frameCount)
  }

  /// Asks the ffmpeg on the `PATH` for its encoders, which are known from then on.
  package static func prepare() { _ = try? FFmpeg() }

  package func start() throws {
    try OutputFile.check(settings.path, overwrites: settings.overwrites)
    if let audio = settings.audio, !FileManager.default.isReadableFile(atPath: audio) {
      throw ExportError(.settings, "The sound file \"\(audio)\" doesn't exist or can't be read.")
    }
    try soundProbe.check(settings.sounds)
    let file = try OutputFile(path: settings.path, in: folders)
    self.file.set(file)
    let arguments = FFmpegArguments.arguments(plan, output: file.temporaryPath)
    process.set(try EncoderProcess(program: ffmpeg.path, arguments: arguments))
  }

  package func setTracks(_ tracks: FilmTracks) { self.tracks.set(tracks) }

  package func makeEncoder() -> any FrameEncoder {
    switch plan.input {
    case .planar: PlanarEncoder(PlanarFrame(width: plan.width, height: plan.height), pool)
    case .bgra: PixelEncoder(keepsAlpha: true, pool)
    case .bgr0, .rgba64: PixelEncoder(keepsAlpha: false, pool)
    }
  }

  /// A worker that turns the bytes of a PNG into a frame.
  ///
  /// - Parameter background: The ground under transparent pixels where the film keeps no alpha; nil to refuse them.
  package func makeReader(
    background: PNGFrameReader.Alpha = .refused
  ) -> (UnsafeRawBufferPointer) throws -> EncodedFrame {
    let reader = PNGFrameReader(
      width: plan.width, height: plan.height, layout: plan.input.layout,
      alpha: plan.keepsAlpha ? .kept : background)
    return { [pool] file in
      let buffer = pool.dequeue()
      do {
        try reader.read(file, into: buffer)
      } catch {
        pool.giveBack(buffer)
        throw error
      }
      return .buffer(buffer)
    }
  }

  package func write(_ frame: EncodedFrame, number: Int) throws { try write(frame, isLast: false) }

  /// - Parameter isLast: Whether no frame follows that would push this one through the pipe, and yet its buffer is used
  ///   again.
  func write(_ frame: EncodedFrame, isLast: Bool) throws {
    guard case .buffer(let buffer) = frame, let process = process.value else { return }
    let code = process.write(buffer, isLent: fillsPipe && !isLast)
    if code == EPIPE { throw failure(process.wait(), process) }
    if code != 0 { throw ExportError(.encoder, "ffmpeg takes no more frames: \(SystemError.text(code)).") }
    returnBuffers()
  }

  package func recycle(_ frame: EncodedFrame) {
    if case .buffer(let buffer) = frame { readNext.withLock { $0.append(buffer) } }
  }

  package var form: String { plan.input.rawValue }

  // The input of ffmpeg is kept, not its output, which depends on frames before and after.
  package func packed(_ frame: EncodedFrame) -> [UInt8]? {
    if case .buffer(let buffer) = frame { try? buffer.packed() } else { nil }
  }

  package func unpacked(_ bytes: [UInt8]) -> EncodedFrame? {
    let buffer = pool.dequeue()
    if buffer.unpack(bytes) { return .buffer(buffer) }
    pool.giveBack(buffer)
    return nil
  }

  package func finish() throws {
    guard let process = process.value else { return }
    let exit = process.wait()
    // ffmpeg only mentions it when the last bytes can't be written as the file is closed.
    guard exit == .code(0), !process.lastMessages().contains("Error closing file") else {
      throw failure(exit, process)
    }
    if let file = file.value {
      try addCompanions(file)
      try file.commit()
    }
    folders.remove()
    returnBuffers()
  }

  /// Puts sounds, captions and chapters into the film that was just encoded, whose pictures stay as they are.
  private func addCompanions(_ file: OutputFile) throws {
    let tracks = FilmTracks(of: settings, tracks.value)
    guard !tracks.isEmpty || !settings.sounds.isEmpty else { return }
    var companions = FilmCompanions()
    if !tracks.sounds.isEmpty || !settings.sounds.isEmpty,
      let soundtrack = try FilmSoundtrack(settings, tracks, plan, soundProbe)
    {
      let sound = "\(file.folderPath)/sound"
      try run(try soundtrack.arguments(plan, folder: file.folderPath, output: sound))
      companions.sound = sound
    }
    try companions.write(tracks, plan, in: file.folderPath)
    guard !companions.isEmpty else { return }
    // Outputs have an ending, so no film has this name.
    let whole = "\(file.folderPath)/whole"
    try run(FFmpegArguments.mux(plan, film: file.temporaryPath, companions, output: whole))
    try file.replace(with: whole)
  }

  private func run(_ arguments: [String]) throws {
    let process = try EncoderProcess(program: ffmpeg.path, arguments: arguments)
    self.process.set(process)
    let exit = process.wait()
    guard exit == .code(0), !process.lastMessages().contains("Error closing file") else {
      throw failure(exit, process)
    }
  }

  /// Takes a frame back that no process reads any more.
  func reuse(_ frame: EncodedFrame) {
    if case .buffer(let buffer) = frame { pool.giveBack(buffer) }
  }

  /// Gives buffers back that ffmpeg has read.
  private func returnBuffers() {
    let read = readNext.withLock { buffers in
      defer { buffers = [] }
      return buffers
    }
    for buffer in read { pool.giveBack(buffer) }
  }

  package func interrupt() { process.value?.kill() }

  package func discard() {
    if let process = process.value {
      process.kill()
      _ = process.wait()
    }
    folders.remove()
  }

  private func failure(_ exit: EncoderProcess.Exit, _ process: EncoderProcess) -> ExportError {
    Self.failure(settings.path, exit, process)
  }

  /// The error of an output that ffmpeg did not write.
  static func failure(_ path: String, _ exit: EncoderProcess.Exit, _ process: EncoderProcess) -> ExportError {
    let how =
      switch exit {
      case .code(0): "ffmpeg did not write all of it"
      case .code(let code): "ffmpeg failed with exit code \(code)"
      case .signal(SIGKILL): "ffmpeg was killed, perhaps since the memory ran out"
      case .signal(SIGXFSZ): "the file would be larger than is allowed (ulimit -f)"
      case .signal(let number): "ffmpeg was ended by signal \(number)"
      }
    let messages = process.lastMessages()
    let isFull = messages.contains("No space left on device")
    let reason = isFull ? " because the disk is full" : ""
    return ExportError(
      isFull ? .output : .encoder,
      "\"\(path)\" was not written: \(how)\(reason)." + (messages.isEmpty ? "" : "\n\(messages)"))
  }

  private final class PlanarEncoder: PaintedFrameEncoder {
    private let frame: PlanarFrame
    private let pool: BufferPool

    init(_ frame: PlanarFrame, _ pool: BufferPool) {
      self.frame = frame
      self.pool = pool
    }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) -> EncodedFrame {
      let buffer = pool.dequeue()
      // Each part is converted while its pixels are in the processor's cache.
      _ = canvas.paint(list) { damage in
        frame.begin(changed: damage.rects.reduce(0) { $0 + $1.width * $1.height }, into: buffer)
      } after: { rows, part in
        frame.convert(rows, part)
      }
      return .buffer(buffer)
    }

    func encode(painted canvas: RasterCanvas, _ damage: Damage) -> EncodedFrame {
      let buffer = pool.dequeue()
      frame.begin(changed: damage.rects.reduce(0) { $0 + $1.width * $1.height }, into: buffer)
      canvas.withPixelRows { rows in
        for rect in damage.rects { frame.convert(rows, PixelRect(rect)) }
      }
      return .buffer(buffer)
    }
  }

  private final class PixelEncoder: PaintedFrameEncoder {
    private let keepsAlpha: Bool
    private let pool: BufferPool

    init(keepsAlpha: Bool, _ pool: BufferPool) {
      self.keepsAlpha = keepsAlpha
      self.pool = pool
    }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) -> EncodedFrame {
      encode(painted: canvas, canvas.paint(list))
    }

    func encode(painted canvas: RasterCanvas, _ damage: Damage) -> EncodedFrame {
      let buffer = pool.dequeue()
      canvas.withPixelRows { rows in
        if keepsAlpha { buffer.copyStraight(rows) } else { buffer.copyPremultiplied(rows) }
      }
      return .buffer(buffer)
    }
  }
}
