import FlipbookPicture
import Foundation

/// Asks ffprobe about films. It opens the file alone: nothing that a list of parts, or an address in it, leads to.
struct VideoProbe {
  let program: String

  /// The readers of ffmpeg's that hold pictures of their own. Lists of other files are not among them.
  static let formats =
    "mov,mp4,m4a,3gp,3g2,mj2;matroska,webm;avi;gif;apng;mpegts;mpeg;flv;ogg;mxf;asf;nut;ivf;h264;hevc;"
    .split(separator: ";").joined(separator: ",")

  /// The input arguments of both of ffmpeg's programs for a file.
  static func input(_ path: String) -> [String] {
    ["-protocol_whitelist", "file", "-format_whitelist", formats, "-i", "file:" + path]
  }

  /// Seconds that the reading of a file may take.
  private static let patience = 120.0
  /// The most that is read of an answer, in bytes.
  private static let longest = 512 << 20

  /// Codecs whose packets are pictures, one each: of others all pictures are decoded to learn their times.
  private static let plain: Set<String> = [
    "h264", "hevc", "vp9", "av1", "prores", "mjpeg", "png", "apng", "gif", "qtrle", "ffv1", "dnxhd",
    "huffyuv",
    "ffvhuff", "rawvideo", "utvideo", "cfhd",
  ]

  /// Readers that find a picture in the middle of a file exactly.
  private static let seekable = ["mov,", "matroska"]

  /// - Throws: ``VideoFailure``.
  func header(_ path: String) throws(VideoFailure) -> VideoHeader {
    try VideoHeader(
      json: ask(
        path,
        [
          "-show_entries",
          "format=format_name,start_time:stream=index,codec_type,codec_name,width,height,pix_fmt,time_base,"
            + "sample_aspect_ratio,color_space,color_transfer,field_order,start_time:stream_disposition=attached_pic:"
            + "stream_tags=alpha_mode:stream_side_data=rotation", "-of", "json",
        ]))
  }

  /// - Throws: ``VideoFailure``.
  func index(_ path: String, _ header: VideoHeader) throws(VideoFailure) -> VideoIndex {
    let isPlain = Self.plain.contains(header.codec) && !header.isInterlaced
    let isSeekable = Self.seekable.contains { header.format.hasPrefix($0) }
    let words = "\(header)"
    if isPlain {
      let text = try ask(path, entries(header, "packet=pts,duration,flags,data_hash"))
      if let index = try? VideoIndex(text, record: "packet", isSeekable: isSeekable, words: words) {
        return index
      }
    }
    var decoder: [String] = []
    if let name = header.decoder { decoder = ["-c:v", name] }
    let text = try ask(
      path,
      decoder
        + entries(
          header, "packet=data_hash:frame=best_effort_timestamp,pkt_duration,duration,key_frame"))
    return try VideoIndex(text, record: "frame", isSeekable: isSeekable, words: words)
  }

  private func entries(_ header: VideoHeader, _ names: String) -> [String] {
    [
      "-select_streams", "\(header.stream)", "-show_entries", names, "-show_data_hash", "MURMUR3", "-of",
      "compact",
    ]
  }

  private func ask(_ path: String, _ arguments: [String]) throws(VideoFailure) -> String {
    let process = try MediaProcess(
      program, ["-v", "level+error", "-hide_banner"] + arguments + Self.input(path))
    guard let bytes = process.readAll(limit: Self.longest, seconds: Self.patience) else {
      throw VideoFailure("can't be read within \(Int(Self.patience)) s")
    }
    guard process.end() == 0 else { throw VideoFailure(MediaProcess.reason(process.messages)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
