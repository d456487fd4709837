import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTime
import FlipbookUIKit
import Foundation

/// Makes pictures of maps. A plain ground stands for the map, which comes from the network; this is reported.
open class MKMapSnapshotter: NSObject {
  private let options: Options

  /// Makes a maker of one picture.
  public init(options: Options) {
    self.options = options
    super.init()
    unsupported("MKMapSnapshotter.init")
  }

  /// Always false: a picture is made at once.
  open var isLoading: Bool { false }

  /// Makes the picture, and hands it over in the next turn of the run loop.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    let snapshot = make()
    FilmClock.post(after: 0) { completionHandler(snapshot, nil) }
  }

  /// Makes the picture, and hands it over in the next turn of the run loop. The queue makes no difference.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    start(completionHandler: completionHandler)
  }

  /// Makes the picture.
  open func start() async throws -> Snapshot { make() }

  /// Does nothing: a picture is made at once.
  open func cancel() {}

  private func make() -> Snapshot {
    let size = CGSize(
      width: max(1, min(4_096, options.size.width)), height: max(1, min(4_096, options.size.height)))
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    if options.scale > 0 { format.scale = options.scale }
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      MKMapView.ground.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return Snapshot(image: image, size: size, region: options.region)
  }
}
