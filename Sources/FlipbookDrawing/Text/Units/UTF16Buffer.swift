internal import _FoundationICU

/// Reads the texts that ICU writes into a buffer of the caller's.
enum UTF16Buffer {
  /// Returns the text that a function of ICU writes; nil where it reports an error or needs over 1,024 units.
  ///
  /// - Parameter write: Fills the buffer and returns how many units the text has.
  static func text(_ write: (inout [UInt16], inout UErrorCode) -> Int32) -> String? {
    var (buffer, status) = ([UInt16](repeating: 0, count: 1024), U_ZERO_ERROR)
    let count = Int(write(&buffer, &status))
    guard status.isSuccess, (0...buffer.count).contains(count) else { return nil }
    return String(decoding: buffer[..<count], as: UTF16.self)
  }
}

extension UErrorCode {
  /// Whether a function of ICU did its work; it may have left a warning, which is a negative code.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
