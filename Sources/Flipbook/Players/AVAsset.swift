import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookViews
import Foundation

/// A film or sound of a file. It is read when something of it is asked for.
open class AVAsset: NSObject, @unchecked Sendable {
  let url: URL
  private var opened: (any VideoSource)??

  /// Makes an asset of a file. Addresses of the network are reported: a film reaches none.
  public init(url: URL) { self.url = url }

  /// The pictures; nil, with a warning, where the file can't be used.
  var film: (any VideoSource)? {
    if let opened { return opened }
    let found: (any VideoSource)?
    if url.isFileURL {
      found = VideoFiles.open(url.standardizedFileURL.path, place: nil, severity: .warning)
    } else {
      DiagnosticCollector.current.warn(
        "video.network",
        PrintableText.line("A film reaches no network; nothing is shown of \(url.absoluteString)."))
      found = nil
    }
    opened = .some(found)
    return found
  }

  /// The length; not known where the file can't be used.
  open var duration: CMTime {
    film.map { CMTime(seconds: $0.duration, preferredTimescale: 90_000) } ?? .indefinite
  }

  /// Returns a property that takes a while on a device, and none here.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value { property.value(self) }

  /// Nil: a film's own subtitles and further sounds aren't read.
  open func loadMediaSelectionGroup(for characteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { nil }
  /// Nil: a film's own subtitles and further sounds aren't read.
  open func mediaSelectionGroup(forMediaCharacteristic characteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
}
