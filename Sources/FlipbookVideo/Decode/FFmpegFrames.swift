import FlipbookPicture
import FlipbookRaster
import Foundation

/// Decodes a run of pictures through a child process of ffmpeg's.
final class FFmpegFrames: FrameStream {
  private(set) var next: Int
  let end: Int
  private let process: MediaProcess
  private let header: VideoHeader
  private let stamps: [Int]
  /// The number of the first picture of the run.
  private let begin: Int
  /// Where the run begins, in seconds since the file's begin.
  private let offset: Double
  /// The stamp that ffmpeg gave the first picture.
  private var base: Int?
  /// Bytes of ffmpeg's messages that were parsed.
  private var seen = 0
  private var given: [Int] = []

  /// Seconds without a byte after which ffmpeg is given up.
  private static let patience = 60.0

  /// - Throws: ``VideoFailure`` when ffmpeg can't be started.
  init(program: String, path: String, header: VideoHeader, index: VideoIndex, chunk: Int) throws(VideoFailure)
  {
    let range = index.chunks[chunk]
    (next, begin, end) = (range.lowerBound, range.lowerBound, range.upperBound)
    (self.header, stamps) = (header, index.stamps)
    let start = Double(index.stamps[range.lowerBound]) * header.tick.value - header.start
    offset = chunk == 0 ? 0 : (start * 1e6).rounded() / 1e6
    var arguments = [
      "-hide_banner", "-nostats", "-nostdin", "-loglevel", "level+info", "-xerror", "-noautorotate",
    ]
    arguments += ["-threads", "2", "-flags", "bitexact", "-idct", "simple"]
    if let decoder = header.decoder { arguments += ["-c:v", decoder] }
    if chunk > 0 { arguments += ["-ss", Self.decimal(offset)] }
    arguments += VideoProbe.input(path)
    arguments += ["-map", "0:\(header.stream)", "-fps_mode", "passthrough", "-vf", Self.filters(header)]
    arguments += ["-frames:v", "\(range.count)", "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
    process = try MediaProcess(program, arguments)
  }

  deinit { process.stop() }

  /// Seconds as ffmpeg reads them, without an exponent.
  private static func decimal(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let (whole, rest) = (abs(micros) / 1_000_000, abs(micros) % 1_000_000)
    return (micros < 0 ? "-" : "") + "\(whole)." + String(1_000_000 + rest).dropFirst()
  }

  /// Colours by the file's matrix, or that of its size; exact arithmetic, the same on every processor; then the turn.
  static func filters(_ header: VideoHeader) -> String {
    let matrix = header.namesMatrix ? "auto" : header.height >= 720 ? "bt709" : "smpte170m"
    var filters = [
      "showinfo=checksum=0",
      "scale=w=\(header.width):h=\(header.height):in_color_matrix=\(matrix):out_range=pc"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact", "format=bgra",
    ]
    switch header.quarters {
    case 1: filters.append("transpose=clock")
    case 2: filters += ["hflip", "vflip"]
    case 3: filters.append("transpose=cclock")
    default: break
    }
    return filters.joined(separator: ",")
  }

  func read() throws(VideoFailure) -> [UInt32] {
    let count = header.width * header.height
    var got = 0
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      got = process.read(into: UnsafeMutableRawBufferPointer(buffer), seconds: Self.patience)
      initialized = got == count * 4 ? count : 0
      if got == count * 4, header.hasAlpha { AlphaConversion.premultiply(buffer) }
    }
    guard got == count * 4 else {
      let time = seconds(stamps[next])
      process.stop()
      throw VideoFailure("\(MediaProcess.reason(process.messages)), at \(time) s")
    }
    try check()
    next += 1
    return pixels
  }

  private func seconds(_ stamp: Int) -> String {
    let value = Double(stamp) * header.tick.value - header.start
    return "\((value * 1000).rounded() / 1000)"
  }

  /// Finds out whether the picture that came is the one that was meant, by the time that ffmpeg gives it.
  private func check() throws(VideoFailure) {
    if given.count <= next - begin {
      let text = process.messages.utf8.dropFirst(seen)
      // A line that is not whole yet is parsed again.
      let whole = text.lastIndex(of: 10).map { text[...$0] } ?? text[text.startIndex..<text.startIndex]
      seen += whole.count
      for line in whole.split(separator: 10) {
        let line = Substring(line)
        guard line.contains("showinfo"), let mark = line.firstRange(of: " pts:") else { continue }
        let digits = line[mark.upperBound...].drop { $0 == " " }.prefix { $0 == "-" || $0.isNumber }
        if let stamp = Int(digits) { given.append(stamp) }
      }
    }
    guard given.count > next - begin else { throw VideoFailure("can't be read: ffmpeg gives no times") }
    let stamp = given[next - begin]
    let base = self.base ?? stamp
    self.base = base
    let first = Double(stamps[begin]) * header.tick.value - header.start - offset
    guard abs(Double(base) * header.tick.value - first) <= header.tick.value + 2e-6,
      stamp - base == stamps[next] - stamps[begin]
    else {
      throw VideoFailure("can't be read exactly: ffmpeg finds another picture at \(seconds(stamps[next])) s")
    }
  }
}
