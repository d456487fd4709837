import Foundation

/// The bytes of a font in a file without a name, for libraries that read fonts from files alone. It is gone with the
/// process.
final class FontData: @unchecked Sendable {
  // Unchecked: the file is written in `init` and only closed later.
  private let file: UnsafeMutablePointer<FILE>
  /// Good within this process and its forks.
  let path: String

  /// - Returns: nil when there is no room for the file.
  init?(_ data: Data) {
    guard let file = tmpfile() else { return nil }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard written == data.count, fflush(file) == 0 else {
      fclose(file)
      return nil
    }
    self.file = file
    path = "/proc/self/fd/\(fileno(file))"
  }

  deinit { fclose(file) }
}
