import Foundation

/// A film or an animated picture as input: pictures, each with its time. A picture follows from the file and its number
/// alone, whatever was asked for before, on any thread.
package protocol VideoSource: AnyObject, Sendable {
  /// The file, absolute.
  var path: String { get }
  /// In pixels, upright.
  var width: Int { get }
  /// In pixels, upright.
  var height: Int { get }
  /// The size at which pixels that are not square look right, in points: one for each row.
  var size: CGSize { get }
  /// When each picture begins, in seconds from the file's begin, in rising order. At least one.
  var times: [Double] { get }
  /// When the last picture ends, in seconds.
  var duration: Double { get }
  /// The begin of the sound, in seconds of the file; nil for a file without sound.
  var soundStart: Double? { get }
  /// A picture by its number, from 0. It is decoded when its pixels are asked for; what goes wrong then is reported as an
  /// error, and it is empty.
  func picture(_ index: Int) -> Bitmap
}

extension VideoSource {
  /// Sums of times are not exact: what is due within this many seconds is there.
  package static var tolerance: Double { 1e-6 }

  /// The number of the picture that is shown at a time of the file: the first before the begin, the last behind the end.
  ///
  /// - Parameter seconds: Of the file.
  package func index(at seconds: Double) -> Int {
    let time = seconds.isNaN ? 0 : seconds + Self.tolerance
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The picture that is shown at a time of the file.
  package func picture(at seconds: Double) -> Bitmap { picture(index(at: seconds)) }
}
